import type { Attachment, ParsedMail, StructuredHeader } from 'mailparser';
import type { CameBack } from './contract.ts';
import { failedIn, linesOf, type Notice, tellOf } from './failure-notice.ts';
import { idHeader, idIn } from './transport.ts';

/** What a mail in the mailbox of bounces turned out to be. */
type Read =
  | { is: 'report'; report: Omit<CameBack, 'report'> }
  /** Of no concern: an answer of someone who is away, a delay, a receipt, or about a mail that is not ours. */
  | { is: 'other' }
  /** Looks like a report, and does not say which mail it is about, or why. */
  | { is: 'unclear' };

const statusPart = /^message\/(global-)?delivery-status$/;
const returnedPart = /^(message\/(rfc822|global|rfc822-headers|global-headers)|text\/rfc822-headers)$/;

/**
 * Reads a delivery status notification (RFC 3464), and the texts by which qmail and older servers say the same. A mail
 * that merely quotes one of ours, as an auto-reply does, is no report.
 */
export async function readReport(source: Buffer, origin: string): Promise<Read> {
  // Loaded for those alone who have a mailbox: it takes some 10 MB of memory.
  const { simpleParser } = await import('mailparser');
  const mail = await simpleParser(source, {
    keepDeliveryStatus: true,
    ignoreEmbedded: true,
    skipHtmlToText: true,
    skipTextToHtml: true,
    skipImageLinks: true,
    skipTextLinks: true,
  });
  const notice = noticeOf(mail);
  if (!notice) return { is: 'other' };
  const id = mailIdOf(returnedHeaders(mail), origin);
  if (id === 'foreign') return { is: 'other' };
  if (!id || !notice.failure) return { is: 'unclear' };
  return { is: 'report', report: { mail: id, ...notice.failure } };
}

/** Null: it is no report that a mail could not be delivered. */
function noticeOf(mail: ParsedMail): Notice | null {
  const part = mail.attachments.find(({ contentType }) => statusPart.test(contentType));
  if (part) return failedIn(textOf(part), mail.text ?? '');
  const type = mail.headers.get('content-type') as StructuredHeader | undefined;
  const kind = type?.params['report-type'];
  if (kind === 'delivery-status') return { failure: null };
  // A receipt of a reader, or a complaint about spam.
  if (kind) return null;
  const failed = mail.headers.get('x-failed-recipients');
  return tellOf(mail.text ?? '', typeof failed === 'string' ? failed.split(',').map((one) => one.trim()) : []);
}

/** The header lines of the mail that came back: a part of the report, or below a line of its text; else whom it answers. */
function returnedHeaders(mail: ParsedMail): string {
  const parts = mail.attachments.filter(({ contentType }) => returnedPart.test(contentType)).map(textOf);
  const answers = [mail.inReplyTo, mail.references].flat().filter((one) => one !== undefined);
  return [
    ...parts.map((part) => part.split(/\r?\n\r?\n/, 1)[0] ?? ''),
    mail.text ?? '',
    ...answers.map((one) => `Message-ID: ${one}`),
  ].join('\n');
}

const textOf = ({ content }: Attachment): string => content.toString('utf8');

/** Our own header first, as relays may give a mail another Message-ID. `foreign`: it is not one of ours. */
function mailIdOf(headers: string, origin: string): string | 'foreign' | undefined {
  const lines = linesOf(headers);
  const values = [idHeader, 'Message-ID'].flatMap((name) =>
    lines.filter((line) => line.name === name.toLowerCase()).map(({ value }) => value),
  );
  for (const value of values) {
    const id = idIn(value, origin);
    if (id !== undefined) return id;
  }
  return values.length > 0 ? 'foreign' : undefined;
}
