import { randomInt } from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import { constants } from '../../../../../generated/options.ts';
import { challenge } from '../../../../../generated/tables.ts';
import type { CallContext } from '../../../../../server/context.ts';
import type { Person } from '../../person.ts';

export type Purpose = 'sign-in' | 'enrol';
export type Channel = 'app' | 'email' | 'phone';
type Challenge = typeof challenge.$inferSelect;
type Context = Pick<CallContext, 'db' | 'vault' | 'now' | 'newId' | 'sessions'>;

const tries = constants['account/mfa/tries'];
const life = constants['account/mfa/codeLife'] * 60_000;
const digits = constants['account/mfa/codeLength'];

interface Asked {
  person: Person;
  purpose: Purpose;
  channel: Channel;
}

const here = (context: Context, { person, purpose, channel }: Asked) =>
  and(
    eq(challenge.companyId, person.company),
    eq(challenge.user, person.userId),
    eq(challenge.session, context.sessions.id ?? ''),
    eq(challenge.purpose, purpose),
    eq(challenge.channel, channel),
  );

/** A new challenge in the place of the former one; of a code that is sent only its hash is kept. */
export async function newChallenge(
  context: Context,
  asked: Asked,
  holds: { address?: string; secret?: string } = {},
): Promise<string> {
  const id = context.newId();
  const code = String(randomInt(10 ** digits)).padStart(digits, '0');
  await context.db.delete(challenge).where(here(context, asked));
  await context.db.insert(challenge).values({
    companyId: asked.person.company,
    id,
    user: asked.person.userId,
    session: context.sessions.id ?? '',
    purpose: asked.purpose,
    channel: asked.channel,
    address: holds.address ?? null,
    secret: holds.secret ?? null,
    code: asked.channel === 'app' ? null : context.vault.mac(hashed(context, id, asked, code)),
    until: new Date(context.now.getTime() + life),
  });
  return code;
}

/** The code means nothing without what it was sent for, whom, and where it was asked for. */
const hashed = (context: Context, id: string, { person, purpose, channel }: Asked, code: string): string =>
  [id, purpose, channel, person.company, person.userId, context.sessions.id, code].join('|');

export type Tried = { outcome: 'right'; challenge: Challenge } | { outcome: 'wrong' | 'expired' | 'over' };

/**
 * Tries a code. The try is counted first, by a statement that lets no more than five through; the caller keeps it
 * when the code is wrong. A right one takes the challenge away: of many at once one is right.
 */
export async function tryChallenge(
  context: Context,
  asked: Asked,
  code: string,
  isRight: (found: Challenge) => boolean = ({ id, code: mac }) =>
    mac !== null && context.vault.macHolds(hashed(context, id, asked, code), mac),
): Promise<Tried> {
  const [found] = await context.db
    .update(challenge)
    .set({ tries: sql`${challenge.tries} + 1` })
    .where(and(here(context, asked), lt(challenge.tries, tries)))
    .returning();
  if (!found) return { outcome: (await pending(context, asked)) ? 'over' : 'expired' };
  if (found.until <= context.now) return { outcome: 'expired' };
  if (!isRight(found)) return { outcome: 'wrong' };
  await context.db.delete(challenge).where(here(context, asked));
  return { outcome: 'right', challenge: found };
}

export async function pending(context: Context, asked: Asked): Promise<Challenge | null> {
  const [found] = await context.db.select().from(challenge).where(here(context, asked)).limit(1);
  return found ?? null;
}

/** Everything that someone was asked and has not answered. */
export async function dropChallenges(context: Pick<Context, 'db'>, { company, userId }: Person): Promise<void> {
  await context.db.delete(challenge).where(and(eq(challenge.companyId, company), eq(challenge.user, userId)));
}
