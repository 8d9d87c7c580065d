/** jsdom comes without types. */
const { JSDOM } = (await import('jsdom' as string)) as { JSDOM: new () => { window: typeof globalThis } };
const parser = new new JSDOM().window.DOMParser();

const tags = new Set('p br strong b em i u s h1 h2 blockquote ol ul li pre code a'.split(' '));
const attributes = new Set(['href', 'rel', 'target']);

/**
 * What in this HTML could do more than format, as a browser's own parser reads it; null when nothing could. It shares
 * nothing with what cleans.
 */
export function harmIn(html: string): string | null {
  const document = parser.parseFromString(`<body><div id="text">${html}</div><p id="after"></p></body>`, 'text/html');
  const text = document.getElementById('text');
  if (text?.nextElementSibling?.id !== 'after') return 'it breaks out of its place';
  for (const element of text.querySelectorAll('*')) {
    const tag = element.localName;
    if (!tags.has(tag) || element.namespaceURI !== 'http://www.w3.org/1999/xhtml') return `<${tag}>`;
    for (const { name, value } of element.attributes) {
      if (tag !== 'a' || !attributes.has(name)) return `${tag} ${name}`;
      if (name === 'href' && !/^(https?:|mailto:)/i.test(value)) return `href ${value}`;
      if (name === 'rel' && !value.includes('noopener')) return `rel ${value}`;
    }
  }
  const comments = document.createNodeIterator(text, 128);
  return comments.nextNode() ? 'a comment' : null;
}
