import { randomUUID } from 'node:crypto';
import type { Database, ServerActor } from '../../src/server/context.ts';
import type { Frame, SignedIn, Store } from '../../src/server/services.ts';

/** A clock that tests move. */
export class TestClock {
  private milliseconds = Date.UTC(2026, 0, 5, 6, 0, 0);
  readonly now = (): Date => new Date(this.milliseconds);
  forward(minutes: number): void {
    this.milliseconds += minutes * 60_000;
  }
}

interface FrameOptions {
  clock: TestClock;
  company?: string | null;
  actor?: ServerActor | null;
  session?: SignedIn | null;
  checked?: Frame['checked'];
  deviceToken?: string;
  ip?: string;
}

interface Outcome<T> {
  answer: T;
  /** Undefined: untouched. Null: cleared. */
  cookie: string | null | undefined;
  device: string | undefined;
}

/** Runs work as the call pipeline would: one transaction, cookies and wake-ups after it. */
export async function inFrame<T>(
  store: Store,
  options: FrameOptions,
  work: (frame: Frame) => Promise<T>,
): Promise<Outcome<T>> {
  const { clock, company = null, actor = null, session = null } = options;
  const outcome: Pick<Outcome<T>, 'cookie' | 'device'> = { cookie: undefined, device: undefined };
  const after: (() => void)[] = [];
  const run = (db: Database) =>
    work({
      db,
      company,
      actor,
      session,
      requestId: randomUUID(),
      ip: options.ip ?? '192.0.2.1',
      userAgent: 'test',
      now: clock.now(),
      newId: randomUUID,
      setSessionCookie: (token) => {
        outcome.cookie = token;
      },
      deviceToken: options.deviceToken,
      setDeviceCookie: (token) => {
        outcome.device = token;
      },
      checked: options.checked,
      afterCommit: (done) => after.push(done),
    });
  const answer = company ? await store.inCompany(company, run) : await store.inSystem(run);
  for (const done of after) done();
  return { answer, ...outcome };
}

export const actorOf = (company: string, more: Partial<ServerActor> = {}): ServerActor => ({
  id: randomUUID(),
  company,
  type: 'Admin',
  permissions: [],
  flags: {},
  scope: null,
  timeZone: 'Asia/Kolkata',
  displayName: 'Tess Ting',
  ...more,
});

export async function until(holds: () => Promise<boolean> | boolean, milliseconds = 15_000): Promise<void> {
  const end = Date.now() + milliseconds;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error('it did not come to pass in time');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
