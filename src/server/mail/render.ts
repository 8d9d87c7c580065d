import type { Mail } from '../../shared/documents/work.ts';
import { oneLine } from '../../shared/hidden-signs.ts';
import type { MailContent } from './contract.ts';
import { layout } from './layout.ts';

type Values = Readonly<Record<string, unknown>>;

const subjectMax = 255;
/** Styles of each element make a text of 50 kB several times as long. */
const bodyMax = 300_000;

/**
 * A mail document with its placeholders put in: escaped in the HTML part, as they are in the plain one.
 * `unsubscribe` is the link of a mail from which one may unsubscribe.
 */
export function render(mail: Mail, values: Values, unsubscribe?: string): MailContent {
  const subject = oneLine(fill(mail.subject, values, String)).slice(0, subjectMax);
  const { button, without } = buttonOf(mail, values);
  const list = listOf(mail, values);
  const body = without === undefined ? mail.body : [...mail.body, without];
  const footer = mail.unsubscribe && unsubscribe !== undefined && { ...mail.unsubscribe, link: unsubscribe };
  const html = layout({
    title: escapeHtml(subject),
    paragraphs: body.map((paragraph) => fill(escapeHtml(paragraph), values, escapeHtml)),
    button: button && { label: escapeHtml(button.label), link: escapeHtml(button.link) },
    list: list.map(({ text, label, link }) => ({
      text: escapeHtml(text),
      label: escapeHtml(label),
      link: escapeHtml(link),
    })),
    footer: footer && { ...footer, text: escapeHtml(footer.text), label: escapeHtml(footer.label) },
  });
  const paragraphs = body.map((paragraph) => fill(paragraph, values, String));
  const lines = [
    ...paragraphs,
    ...list.map(({ text, label, link }) => `${text}\n${label}: ${link}`),
    ...(button ? [`${button.label}: ${button.link}`] : []),
    ...(footer ? [`${footer.text} ${footer.label}: ${footer.link}`] : []),
  ];
  return given(mail, { subject, html, text: lines.join('\n\n') });
}

/** What someone else has rendered, within the limits of a mail. */
export function given(mail: Pick<Mail, 'id'>, { subject, html, text }: MailContent): MailContent {
  if (html.length > bodyMax) throw new Error(`mail ${mail.id} is longer than ${bodyMax} characters`);
  return { subject: oneLine(subject).slice(0, subjectMax), html, text };
}

/** The button, or what is said in its place where there is nothing to be opened: its link is null then. */
function buttonOf({ button }: Mail, values: Values): { button?: { label: string; link: string }; without?: string } {
  if (!button) return {};
  const [, name = ''] = /^\{\{\s*(\w+)\s*\}\}$/.exec(button.link) ?? [];
  if (button.without !== undefined && values[name] === null) return { without: button.without };
  return {
    button: { label: fill(button.label, values, String), link: safeLink(fill(button.link, values, String)) },
  };
}

/** For each record a sentence and a link. */
function listOf({ id, list }: Mail, values: Values): { text: string; label: string; link: string }[] {
  if (!list) return [];
  const records = values[list.of];
  if (!Array.isArray(records)) throw new Error(`mail ${id} is given no list ${list.of}`);
  return records.map((record: Values) => {
    const around = { ...values, ...record };
    return {
      text: fill(list.text, around, String),
      label: fill(list.label, around, String),
      link: safeLink(fill(list.link, around, String)),
    };
  });
}

/** `{{a.b}}`. A value that is missing is a fault of the sender, not a gap in someone's mail. */
function fill(text: string, values: Values, write: (value: string) => string): string {
  return text.replace(/\{\{\s*([\w.]+)\s*\}\}/g, (_, path: string) => {
    const value = path.split('.').reduce<unknown>((at, step) => (isRecord(at) ? at[step] : undefined), values);
    if (value === undefined || value === null || typeof value === 'object')
      throw new Error(`placeholder ${path} has no value`);
    return write(String(value));
  });
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

function safeLink(link: string): string {
  const url = URL.canParse(link) ? new URL(link) : undefined;
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') throw new Error('a link of a mail must begin with http');
  return url.href;
}
