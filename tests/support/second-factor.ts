import { generateSync } from 'otplib';
import type { TestClock } from './frame.ts';
import { type Answer, Browser, type ProductServer } from './product-app.ts';

/** Someone's authenticator app: it knows the seed, and what the time is. */
export class AuthenticatorApp {
  readonly secret: string;
  private readonly clock: TestClock;

  constructor(secret: string, clock: TestClock) {
    this.secret = secret;
    this.clock = clock;
  }

  /** The code shown now, or that of some steps before or after. */
  code(steps = 0): string {
    const epoch = Math.floor(this.clock.now().getTime() / 1000) + steps * 30;
    return generateSync({ secret: this.secret, epoch });
  }

  /** Six digits that are none of those taken now. */
  wrong(): string {
    const taken = [-1, 0, 1].map((steps) => this.code(steps));
    for (let at = 0; ; at += 1) {
      const code = String(at).padStart(6, '0');
      if (!taken.includes(code)) return code;
    }
  }
}

/** Enables the app for the person who is signed in here; the clock goes on a minute, so that the next code is a new one. */
export async function enableApp(who: Browser, clock: TestClock): Promise<AuthenticatorApp> {
  const begun = ok(await who.post('/feedback_bot/mfa/enable/', { otp_type: 'TOTP' }));
  const app = new AuthenticatorApp(begun.body.secret_key, clock);
  ok(await who.post('/feedback_bot/mfa/verify/', { otp_type: 'TOTP', verification_code: app.code() }));
  clock.forward(1);
  return app;
}

export async function enableMail(who: Browser, server: ProductServer, email: string, clock: TestClock): Promise<void> {
  ok(await who.post('/feedback_bot/mfa/enable/', { otp_type: 'HOTP', email, counter: 0 }));
  const code = await lastCode(server, email);
  const body = { otp_type: 'HOTP', verification_by: 'email', verification_code: code };
  ok(await who.post('/feedback_bot/mfa/verify/', body));
  clock.forward(2);
}

export const verify = (who: Browser, method: string, code: string): Promise<Answer> =>
  who.post('/auth/verify', { method, code });

export async function mailsTo(server: ProductServer, address: string, kind?: string) {
  const found = await server.store.exec(
    'select mail, text, subject from outbox where to_address = $1 and ($2::text is null or mail = $2) order by created_at, id',
    [address, kind ?? null],
  );
  return found.rows as { mail: string; text: string; subject: string }[];
}

export async function lastCode(server: ProductServer, address: string): Promise<string> {
  const [mail] = (
    await server.store.exec(
      `select text from outbox where to_address = $1 and mail = 'account/mfa/code' order by created_at desc, ctid desc limit 1`,
      [address],
    )
  ).rows;
  return /\d{6}/.exec(String(mail?.text))?.[0] ?? 'none';
}

export async function recoveryCodes(who: Browser): Promise<{ codes: string[]; used: string[] }> {
  return ok(await who.get('/feedback_bot/mfa/recovery/codes/')).body;
}

/** Half signed in: the password was right, the second factor is asked for. */
export async function halfSignedIn(server: ProductServer, email: string, address?: string): Promise<Browser> {
  const who = new Browser(server.app, address);
  const answer = ok(await who.signIn(email));
  if (!answer.body.mfa_required) throw new Error(`${email} was asked for no second factor`);
  return who;
}

function ok(answer: Answer): Answer {
  if (answer.status >= 400) throw new Error(`answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  return answer;
}

export const mfa = (path: string) => `/feedback_bot/mfa/${path}/`;
export const said = ({ status, body }: Answer) => [status, body.code ?? null, body.message ?? null];

/** Nobody has a second factor, nobody is signed in, no mail was written, and an hour has gone by. */
export async function startOver({ store }: ProductServer, clock: TestClock): Promise<void> {
  clock.forward(61);
  for (const table of ['second_factor', 'recovery_code', 'challenge', 'outbox', 'session'])
    await store.exec(`delete from ${table}`);
  await store.exec('update user_profile set two_factor = null');
  await store.exec('update company set second_factor_required = null');
}

export async function idOf({ store }: ProductServer, email: string): Promise<string> {
  return String((await store.exec('select id from user_profile where email = $1', [email])).rows[0]?.id);
}

/** The newest lines of the audit, newest first. */
export async function activities({ store }: ProductServer): Promise<unknown[]> {
  const { rows } = await store.exec('select activity from audit_line order by id desc limit 5');
  return rows.map((row) => row.activity);
}
