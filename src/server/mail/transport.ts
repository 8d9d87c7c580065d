import { createTransport } from 'nodemailer';
import type { Waiting } from './delivery.ts';
import { oneLine } from './render.ts';

export interface Transport {
  send(mail: Waiting): Promise<void>;
  close(): void;
}

/** SMTP. Addresses go as objects and never as text, so that a name cannot become a second recipient. */
export function smtp(url: string, from: string, host: string): Transport {
  const transport = createTransport({
    ...parse(url),
    pool: true,
    maxConnections: 2,
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
        ...(mail.replyTo && { replyTo: { name: oneLine(mail.fromName ?? ''), address: oneLine(mail.replyTo) } }),
        to: { name: oneLine(mail.toName ?? ''), address: oneLine(mail.toAddress) },
        subject: mail.subject,
        html: mail.html,
        text: mail.text,
        // The same at every attempt: should a crash send it twice, the receiver can tell.
        messageId: `<${mail.id}@${host}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
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
    ...(url.username && { auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } }),
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

/** A refusal that the next attempt will meet again. */
export const isFinal = (error: unknown): boolean => {
  const code = (error as { responseCode?: number }).responseCode;
  return code !== undefined && code >= 500 && code !== 530 && code !== 535 && code !== 554;
};

/** What may be kept of a failure: the server's words, without anything of the mail. */
export const failureText = (error: unknown): string => {
  const { response, code, message } = error as { response?: string; code?: string; message?: string };
  return oneLine(response ?? code ?? message ?? 'unknown');
};
