import sanitizeHtml from 'sanitize-html';

/** A whole address: one that begins nowhere would lead to wherever the text is read. */
const isAddress = /^\s*(https?:\/\/|mailto:)/i;

/** What a text may be made of. No attribute but an address; no address but one that a person may follow. */
const policy: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'br', 'strong', 'b', 'em', 'i', 'u', 's', 'h1', 'h2', 'blockquote'],
    ...['ol', 'ul', 'li', 'pre', 'code', 'a'],
  ],
  allowedAttributes: { a: ['href', 'rel', 'target'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowedSchemesAppliedToAttributes: ['href'],
  allowProtocolRelative: false,
  nestingLimit: 20,
  disallowedTagsMode: 'discard',
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'template', 'xmp', 'iframe', 'svg', 'math'],
  transformTags: {
    // The page that is opened learns nothing of ours, and cannot reach back.
    a: (_tag, { href }) => {
      const attribs: sanitizeHtml.Attributes = isAddress.test(href ?? '')
        ? { href: href ?? '', rel: 'noopener noreferrer nofollow', target: '_blank' }
        : {};
      return { tagName: 'a', attribs };
    },
  },
};

/** Formatted text as it may be kept and shown. Cleaning what is clean changes nothing. */
export function cleanRichText(html: string): string {
  const once = sanitizeHtml(html, policy);
  const twice = sanitizeHtml(once, policy);
  return once === twice ? once : sanitizeHtml(twice, policy);
}

/** How many characters a reader sees. */
export function visibleLength(html: string): number {
  const text = sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} });
  const plain = text.replace(/&(amp|lt|gt|quot|#\d+|#x[0-9a-f]+|nbsp);/gi, 'x');
  return [...plain.replaceAll('\u00a0', ' ').trim()].length;
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
};

/** Formatted text without its formats, for readers that know none: a line for each paragraph. */
export function readableText(html: string): string {
  const lines = html
    .replace(/<li[^>]*>/gi, '- ')
    .replace(/<br[^>]*>|<\/(p|h1|h2|li|blockquote|pre)>/gi, '\n')
    .replace(/<a [^>]*href="([^"]*)"[^>]*>([^<]*)<\/a>/gi, (_, address: string, words: string) =>
      words === address ? words : `${words} (${address})`,
    );
  const text = sanitizeHtml(lines, { allowedTags: [], allowedAttributes: {} });
  const plain = text.replace(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => entities[name] ?? '');
  return plain
    .replaceAll('\u00a0', ' ')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
