import { createTransport } from 'nodemailer';
import { asLabel, oneLine } from '../../shared/hidden-signs.ts';
import type { Attachment } from './contract.ts';
import type { Attempt, Waiting } from './delivery.ts';
import { nobodyReads } from './nobody-reads.ts';
import { unsubscribeLink } from './unsubscribe.ts';

/** As many mails are on their way at the same time. */
export const connections = 4;

interface Transport {
  send(mail: Waiting): Promise<void>;
  close(): void;
}

/** By which a report tells which mail it is about: some mail servers put a Message-ID of their own in the place of ours. */
export const idHeader = 'X-Mail-ID';

const messageId = (id: string, origin: string): string => `<${id}@${new URL(origin).hostname}>`;

/** Id of the mail of a Message-ID, with or without its brackets; undefined for one that we have not given. */
export function idIn(given: string, origin: string): string | undefined {
  const [, id, host] = idLine.exec(given.trim()) ?? [];
  return host?.toLowerCase() === new URL(origin).hostname ? id?.toLowerCase() : undefined;
}

const idLine = /^<?([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@([^>\s]+)>?$/i;

/** From whom mails come, and where those go that cannot be delivered; without it they go to the sender. */
interface Sending {
  from: string;
  origin: string;
  returnTo?: string;
}

/** SMTP. Addresses go as objects and never as text, so that a name cannot become a second recipient. */
export function smtp(url: string, { from, origin, returnTo }: Sending): Transport {
  const transport = createTransport({
    ...parse(url),
    pool: true,
    maxConnections: connections,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(mail) {
      await transport.sendMail({
        from: senderOf(from, mail.fromName),
        ...(mail.replyTo && {
          replyTo: { name: oneLine(mail.fromName ?? ''), address: oneLine(mail.replyTo) },
        }),
        to: { name: oneLine(mail.toName ?? ''), address: oneLine(mail.toAddress) },
        subject: mail.subject,
        html: mail.html,
        text: mail.text,
        ...attached(mail.attachments),
        ...(returnTo && { envelope: { from: returnTo, to: oneLine(mail.toAddress) } }),
        // The same at every attempt: should a crash send it twice, the receiver can tell.
        messageId: messageId(mail.id, origin),
        headers: {
          'Auto-Submitted': 'auto-generated',
          [idHeader]: messageId(mail.id, origin),
          ...(mail.unsubscribe && unsubscribeHeaders(unsubscribeLink(origin, mail.unsubscribe))),
        },
      });
    },
    close: () => transport.close(),
  };
}

function parse(address: string) {
  const url = new URL(address);
  const secure = url.protocol === 'smtps:';
  return {
    host: url.hostname,
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    ...(url.username && {
      auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    }),
    ...(url.searchParams.get('ignoreTLS') === 'true' && { ignoreTLS: true }),
  };
}

/** From our own address also in someone's name, since theirs is not ours to send from. */
function senderOf(from: string, inNameOf: string | null): { name: string; address: string } {
  const own = sender(from);
  return inNameOf ? { ...own, name: `${oneLine(inNameOf)} via ${own.name || own.address}` } : own;
}

/** `Rapport <no-reply@example.com>` */
function sender(from: string): { name: string; address: string } {
  const [, name = '', address = from] = /^\s*(.*?)\s*<([^>]+)>\s*$/.exec(from) ?? [];
  return { name, address };
}

/** One click in the mail program, without a page (RFC 2369, RFC 8058). */
const unsubscribeHeaders = (link: string) => ({
  'List-Unsubscribe': `<${link}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** An invitation to a meeting is also a part of its own, by which calendars know it (RFC 6047). */
function attached(attachments: readonly Attachment[]) {
  const invitation = attachments.find(({ type }) => type.startsWith('text/calendar'));
  const [, method = 'PUBLISH'] = /method=(\w+)/i.exec(invitation?.type ?? '') ?? [];
  return {
    ...(invitation && {
      icalEvent: { method, filename: invitation.name, content: invitation.content },
    }),
    attachments: attachments
      .filter((one) => one !== invitation)
      .map(({ name, type, content }) => ({ filename: name, contentType: type, content })),
  };
}

/** Our own password or address is not taken, or no reason is given: the next attempt may be. */
const temporary = new Set([530, 534, 535, 554]);
/** What a refusal by our own mail server means. */
export function outcomeOf(error: unknown): Attempt {
  const {
    response,
    code,
    message,
    responseCode = 0,
  } = error as {
    response?: string;
    code?: string;
    message?: string;
    responseCode?: number;
  };
  const answer = asLabel(response ?? code ?? message ?? 'unknown').slice(0, 500);
  if (responseCode < 500) return { outcome: 'deferred', answer };
  const [, detail] = /^\d{3}[ -](5\.\d{1,3}\.\d{1,3})\b/.exec(response ?? '') ?? [];
  if (nobodyReads(responseCode, detail)) return { outcome: 'bounced', answer };
  return { outcome: temporary.has(responseCode) ? 'deferred' : 'failed', answer };
}
