import { and, eq, lt, sql } from 'drizzle-orm';
import { session } from '../db/system-tables.ts';
import { ownVersionOf, versionsOf } from '../db/versions.ts';
import type { Clock, SignedIn, Store } from '../services.ts';
import { hashToken } from './secret.ts';

const touchedEvery = 60_000;

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
  const query = store.plain
    .select({
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
    })
    .from(session)
    .where(eq(session.tokenHash, sql.placeholder('hash')))
    .prepare('session_lookup');

  return async (token, quiet = false) => {
    if (!token || token.length > 100) return null;
    const [row] = await query.execute({ hash: hashToken(token) });
    const now = clock();
    if (!row || row.endedAt || row.expiresAt <= now) return null;
    const idle = now.getTime() - row.lastSeenAt.getTime();
    if (idle >= idleMinutes * 60_000) return null;
    if (idle >= touchedEvery && !quiet) await touch(store, row.id, now);
    const { id, company, userId, level, authenticatedAt, versions, ownVersion } = row;
    // A time that is missing is over.
    const viewing = row.viewing ? { userId: row.viewing, until: row.viewingUntil ?? now } : null;
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
