import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { credential, oneUseToken, session } from '../db/system-tables.ts';
import type { Frame } from '../services.ts';
import { normalLogin } from './check.ts';
import { forgetGuesses } from './guesses.ts';
import { hashPassword, passwordMatches } from './password.ts';

/** How many passwords, the present one among them, may not be used again. */
const remembered = 3;

/** Locks the person's credential until the transaction ends; answers the hash of the password. */
export async function hold({ db }: Frame, user: { company: string; userId: string }): Promise<string | null> {
  const [row] = await db
    .select({ passwordHash: credential.passwordHash })
    .from(credential)
    .where(and(eq(credential.companyId, user.company), eq(credential.userId, user.userId)))
    .for('update');
  return row?.passwordHash ?? null;
}

/** Sets a password, making the credential if there is none. `reused`: one of the last three; nothing has changed. */
export async function setPassword(
  frame: Frame,
  user: { company: string; userId: string; login: string },
  password: string,
): Promise<'set' | 'reused'> {
  const own = and(eq(credential.companyId, user.company), eq(credential.userId, user.userId));
  const [before] = await frame.db.select().from(credential).where(own).for('update');
  const former = before?.passwordHash ? [before.passwordHash, ...before.history].slice(0, remembered) : [];
  const same = await Promise.all(former.map((hashed) => passwordMatches(hashed, password)));
  if (same.includes(true)) return 'reused';

  const login = normalLogin(user.login);
  const values = {
    login,
    passwordHash: await hashPassword(password),
    history: former,
    status: 'active' as const,
    failures: 0,
    passwordChangedAt: frame.now,
    updatedAt: frame.now,
  };
  await frame.db
    .insert(credential)
    .values({ companyId: user.company, userId: user.userId, ...values })
    .onConflictDoUpdate({ target: [credential.companyId, credential.userId], set: values });
  await forgetGuesses(frame.db, login);
  // They must not set another password after this one.
  await voidLinks(frame, user);
  return 'set';
}

/** A credential without a password, if there is none. False when the login belongs to someone else. */
export async function admit(frame: Frame, user: { company: string; userId: string; login: string }): Promise<boolean> {
  const login = normalLogin(user.login);
  await frame.db
    .insert(credential)
    .values({ companyId: user.company, userId: user.userId, login, updatedAt: frame.now })
    .onConflictDoNothing();
  const own = and(eq(credential.companyId, user.company), eq(credential.userId, user.userId));
  const [found] = await frame.db
    .update(credential)
    .set({ status: 'active' })
    .where(and(own, eq(credential.status, 'invited')))
    .returning();
  if (found) return true;
  const [there] = await frame.db.select({ status: credential.status }).from(credential).where(own);
  return there?.status === 'active';
}

/** Links mailed before (an invitation is good for days) are worth nothing any more; without `purposes` none of them. */
export async function voidLinks(
  frame: Frame,
  user: { company: string; userId: string },
  purposes?: readonly string[],
): Promise<void> {
  await frame.db
    .delete(oneUseToken)
    .where(
      and(
        eq(oneUseToken.companyId, user.company),
        eq(oneUseToken.userId, user.userId),
        purposes && inArray(oneUseToken.purpose, [...purposes]),
        isNull(oneUseToken.usedAt),
      ),
    );
}

/** Whose login it is. Costs the same for a login that nobody has. */
export async function personOf(frame: Frame, login: string): Promise<{ company: string; userId: string } | null> {
  const [row] = await frame.db
    .select({ company: credential.companyId, userId: credential.userId })
    .from(credential)
    .where(eq(credential.login, normalLogin(login)))
    .limit(1);
  return row ?? null;
}

/** Those who have an account: an invitation that was not taken leaves none. */
export async function withAccount({ db, company }: Frame, userIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (!company || userIds.length === 0) return new Set();
  const theirs = sql`${credential.userId} = any(${sql.param([...userIds])}::uuid[])`;
  const rows = await db
    .select({ userId: credential.userId })
    .from(credential)
    .where(and(eq(credential.companyId, company), theirs, ne(credential.status, 'invited')));
  return new Set(rows.map(({ userId }) => userId));
}

/** Another address to sign in with. Someone without a password has no credential, and gets it under the new one. */
export async function setLogin(
  frame: Frame,
  user: { company: string; userId: string },
  address: string,
): Promise<'set' | 'taken'> {
  const login = normalLogin(address);
  const holder = await personOf(frame, login);
  if (holder && (holder.company !== user.company || holder.userId !== user.userId)) return 'taken';
  await frame.db
    .update(credential)
    .set({ login, updatedAt: frame.now })
    .where(and(eq(credential.companyId, user.company), eq(credential.userId, user.userId)));
  return 'set';
}

/** Of people who are gone. */
export async function forgetPeople(frame: Frame, userIds: readonly string[]): Promise<void> {
  const { company } = frame;
  if (!company || userIds.length === 0) return;
  const theirs = (table: typeof credential | typeof oneUseToken | typeof session) =>
    and(eq(table.companyId, company), sql`${table.userId} = any(${sql.param([...userIds])}::uuid[])`);
  const gone = await frame.db.delete(credential).where(theirs(credential)).returning({ login: credential.login });
  for (const { login } of gone) await forgetGuesses(frame.db, login);
  await frame.db.delete(oneUseToken).where(theirs(oneUseToken));
  await frame.db.delete(session).where(theirs(session));
}

/** Of the person who is signed in. */
export async function hasPassword({ db, session }: Frame): Promise<boolean> {
  if (!session) return false;
  const [row] = await db
    .select({ passwordHash: credential.passwordHash })
    .from(credential)
    .where(and(eq(credential.companyId, session.company), eq(credential.userId, session.userId)))
    .limit(1);
  return Boolean(row?.passwordHash);
}
