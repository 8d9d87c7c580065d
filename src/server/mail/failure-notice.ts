import type { CameBack } from './contract.ts';
import { nobodyReads } from './nobody-reads.ts';

/** That a mail was not delivered; `failure` is null where it is not said for whom, or why. */
export interface Notice {
  failure: Pick<CameBack, 'recipients' | 'outcome' | 'answer'> | null;
}

interface Line {
  name: string;
  value: string;
}

/** Of a line that anyone may have sent no more is looked at: what is searched in it would take ever longer. */
const longest = 2000;

/** Header lines, those that are folded as one. */
export const linesOf = (text: string): Line[] =>
  text
    .replace(/\r?\n[ \t]+/g, ' ')
    .split(/\r?\n/)
    .flatMap((line) => {
      const at = line.indexOf(':');
      const name = line.slice(0, Math.max(at, 0));
      if (!/^[A-Za-z][\w-]*$/.test(name)) return [];
      return [{ name: name.toLowerCase(), value: line.slice(at + 1, at + 1 + longest).trim() }];
    });

/** The groups of a message/delivery-status (RFC 3464). Null: nobody there has failed for good, so that nothing came back. */
export function failedIn(status: string, words: string): Notice | null {
  const groups = status
    .split(/\r?\n[ \t]*\r?\n/)
    .map((group) => new Map(linesOf(group).map(({ name, value }) => [name, value])))
    .filter((group) => group.has('action') || group.has('final-recipient'));
  if (groups.length === 0) return { failure: null };
  const failed = groups.find((group) => /^failed\b/i.test(group.get('action') ?? ''));
  if (!failed) return null;
  const told = failed.get('diagnostic-code')?.replace(/^[\w-]+;\s*/, '') || firstRefusal(words) || '';
  const [, own] = /^([245]\.\d{1,3}\.\d{1,3})/.exec(failed.get('status') ?? '') ?? [];
  const recipients = ['original-recipient', 'final-recipient'].flatMap((name) => addressOf(failed.get(name)));
  return { failure: { recipients, ...meaningOf(own, told) } };
}

/** `rfc822; ann@x.example`, `utf-8; …`, in angle brackets with some. */
function addressOf(value = ''): string[] {
  const [, address] = /^(?:[\w-]+\s*;)?\s*<?([^<>\s]+@[^<>\s]+?)>?$/.exec(value) ?? [];
  return address ? [address] : [];
}

const replyCode = /(?:^|[\s:;('">])([45]\d\d)(?=[ -])/;
/** qmail writes `(#5.1.1)`; an address of a network is none. */
const statusCode = /(?:^|[\s(#-])([245]\.\d{1,3}\.\d{1,3})(?![.\d])/;
const saysWhy = (line: string): boolean => replyCode.test(line) || statusCode.test(line);

/** `5.0.0` says nothing: then the words of the mail server that refused it count. */
function meaningOf(status: string | undefined, told: string): Pick<CameBack, 'outcome' | 'answer'> {
  const reply = replyCode.exec(told)?.[1];
  const inWords = statusCode.exec(told)?.[1];
  const says = status && !/^\d\.0\.0$/.test(status) ? status : inWords;
  const answer = told || (status ? `Status ${status}` : '');
  // Given up after days of trying.
  if (says?.startsWith('4.') || status?.startsWith('4.')) return { outcome: 'returned', answer };
  return { outcome: nobodyReads(Number(reply), says) ? 'bounced' : 'returned', answer };
}

const firstRefusal = (words: string): string | undefined => words.split(/\r?\n/).find(saysWhy)?.trim();

const qmail = /^\s*Hi\. This is the\b/;
const copy = /\b(copy of|original|returned)\b/i;

/** A report in words: by qmail (QSBMF), or by a server that names those who failed in a header (`X-Failed-Recipients`). */
export function tellOf(text: string, failed: readonly string[]): Notice | null {
  const isQmail = qmail.test(text);
  if (!isQmail && failed.length === 0) return null;
  const words = beforeCopy(text);
  const told = isQmail ? toldByQmail(words) : { recipients: failed, answer: refusalAfter(words) };
  if (told.recipients.length === 0) return { failure: null };
  return { failure: { recipients: told.recipients, ...meaningOf(undefined, told.answer) } };
}

/** Up to a line such as `--- Below this line is a copy of the message.` */
function beforeCopy(text: string): string {
  const lines = text.split('\n');
  const at = lines.findIndex((line) => line.startsWith('--') && copy.test(line.slice(0, longest)));
  return at < 0 ? text : lines.slice(0, at).join('\n');
}

/** `<ann@x.example>:` at the beginning of a paragraph, and below it what happened. */
function toldByQmail(words: string): { recipients: string[]; answer: string } {
  const paragraphs = words.split(/\r?\n\r?\n/).filter((one) => /^<[^<>\s]+>:/.test(one.trim()));
  const recipients = paragraphs.map((one) => one.trim().slice(1, one.trim().indexOf('>')));
  const answer = (paragraphs[0] ?? '').trim().replace(/^<[^<>\s]+>:\s*/, '');
  return { recipients, answer: answer.replace(/\s+/g, ' ') };
}

/** From the first line with a code on; a server breaks the words of the other in several. */
function refusalAfter(words: string): string {
  const lines = words.split(/\r?\n/);
  const at = lines.findIndex(saysWhy);
  return lines
    .slice(Math.max(at, 0), at < 0 ? 5 : at + 3)
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
}
