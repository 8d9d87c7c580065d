/** How it becomes known that mails came back after our own mail server had taken them. */
export interface BounceSettings {
  /** Envelope sender: where mails go that cannot be delivered. */
  returnTo?: string;
  mailbox?: MailboxPlace;
  /** Of calls that report bounces (Standard Webhooks). */
  secret?: string;
}

export interface MailboxPlace {
  host: string;
  port: number;
  secure: boolean;
  /** False where the operator says so: a password would cross the network in the clear. */
  doSTARTTLS?: boolean;
  auth: { user: string; pass: string };
  folder: string;
}

/** Reads `BOUNCE_ADDRESS`, `BOUNCE_MAILBOX` and `BOUNCE_SECRET`. Throws a sentence about what is wrong. */
export function readBounces(env: NodeJS.ProcessEnv): BounceSettings {
  const returnTo = env.BOUNCE_ADDRESS?.trim() || undefined;
  if (returnTo !== undefined && !/^[^\s<>@,;]+@[^\s<>@,;]+$/.test(returnTo))
    throw new TypeError(`BOUNCE_ADDRESS must be an address such as bounces@example.com, not "${returnTo}".`);
  return { returnTo, mailbox: mailbox(env.BOUNCE_MAILBOX?.trim()), secret: secret(env.BOUNCE_SECRET?.trim()) };
}

function mailbox(given: string | undefined): MailboxPlace | undefined {
  if (!given) return undefined;
  const url = /^imaps?:\/\/./.test(given) && URL.canParse(given) ? new URL(given) : null;
  // Not told back: it may hold the password.
  if (!url?.username || !url.password)
    throw new TypeError('BOUNCE_MAILBOX must look like imaps://user:password@host:993/INBOX.');
  const secure = url.protocol === 'imaps:';
  return {
    host: url.hostname,
    port: Number(url.port) || (secure ? 993 : 143),
    secure,
    ...(!secure && { doSTARTTLS: url.searchParams.get('ignoreTLS') !== 'true' }),
    auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    folder: decodeURIComponent(url.pathname.slice(1)) || 'INBOX',
  };
}

function secret(given: string | undefined): string | undefined {
  if (!given) return undefined;
  const [, key = ''] = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(given) ?? [];
  if (Buffer.from(key, 'base64').length < 24)
    throw new TypeError('BOUNCE_SECRET must be whsec_ and at least 24 random bytes in base64.');
  return given;
}
