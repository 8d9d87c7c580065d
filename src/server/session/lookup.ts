import { and, eq, lt, sql } from 'drizzle-orm';
import { session } from '../db/system-tables.ts';
import { ownVersionOf, versionsOf } from '../db/versions.ts';
import { rowOf, selectedAsOne } from '../records/columns.ts';
import { run, statementOf } from '../records/statement.ts';
import type { Clock, SignedIn, Store } from '../services.ts';
import { hashToken } from './secret.ts';

const touchedEvery = 60_000;

/** Times as texts. */
interface Row extends Pick<SignedIn, 'company' | 'userId' | 'level' | 'versions' | 'ownVersion'> {
  id: string;
  authenticatedAt: string;
  lastSeenAt: string;
  expiresAt: string;
  endedAt: string | null;
  viewing: string | null;
  viewingUntil: string | null;
}

/**
 * Reads a session and the versions of its company's tables: one statement, prepared once, for every request. `people`:
 * their table, if it keeps versions of buckets.
 */
export function sessionLookup(
  store: Store,
  clock: Clock,
  idleMinutes: number,
  people: string | undefined,
): (token: string | undefined, quiet?: boolean) => Promise<SignedIn | null> {
  const columns = Object.entries({
    id: session.id,
    company: session.companyId,
    userId: session.userId,
    level: session.level,
    authenticatedAt: session.authenticatedAt,
    lastSeenAt: session.lastSeenAt,
    expiresAt: session.expiresAt,
    endedAt: session.endedAt,
    viewing: session.viewing,
    viewingUntil: session.viewingUntil,
    versions: versionsOf(session.companyId),
    ownVersion: ownVersionOf(session.companyId, session.userId, people),
  }).map(([name, value]) => ({ name, value: sql`${value}` }));
  const statement = statementOf(
    (bind) => sql`select ${selectedAsOne(columns)} from ${session} where ${session.tokenHash} = ${bind()}`,
  );

  return async (token, quiet = false) => {
    if (!token || token.length > 100) return null;
    const [found] = await run(store.plain, statement, [hashToken(token)]);
    const now = clock();
    if (!found) return null;
    const row = rowOf(columns, found) as unknown as Row;
    if (row.endedAt || new Date(row.expiresAt) <= now) return null;
    const idle = now.getTime() - Date.parse(row.lastSeenAt);
    if (idle >= idleMinutes * 60_000) return null;
    if (idle >= touchedEvery && !quiet) await touch(store, row.id, now);
    const { id, company, userId, level, versions, ownVersion } = row;
    // A time that is missing is over.
    const until = row.viewingUntil ? new Date(row.viewingUntil) : now;
    const viewing = row.viewing ? { userId: row.viewing, until } : null;
    const authenticatedAt = new Date(row.authenticatedAt);
    return { sessionId: id, company, userId, level, authenticatedAt, versions, ownVersion, viewing };
  };
}

/** At most once a minute: not every read should write. */
async function touch(store: Store, id: string, now: Date): Promise<void> {
  await store.plain
    .update(session)
    .set({ lastSeenAt: now })
    .where(and(eq(session.id, id), lt(session.lastSeenAt, now)));
}
