import { and, eq, type SQL, sql } from 'drizzle-orm';
import { chatSession, userProfile } from '../../../../generated/tables.ts';
import { type CallContext, idHash, packedBucket } from '../../../../server/context.ts';
import { lastOfId } from '../../segments/answers.ts';
import type { ChatFound } from './first-chats.ts';
import { ofPerson } from './query.ts';
import { type Row, rowColumns } from './row-columns.ts';

/** These chats and whose they are, in their order. */
export async function rowsFound(context: CallContext, found: readonly ChatFound[]): Promise<Row[]> {
  if (found.length === 0) return [];
  const { db, company } = context;
  const chats = [...new Set(found.map(({ chat }) => chat))];
  const rows = await db
    .select({ ...rowColumns, id: lastOfId(chatSession.id), user: idHash(chatSession.user) })
    .from(chatSession)
    .innerJoin(userProfile, ofPerson)
    .where(
      and(
        eq(chatSession.companyId, company),
        context.visible('people/session'),
        sql`${chatSession.user} in (${idsOf(context, found)})`,
        sql`${lastOfId(chatSession.id)} in ${chats}`,
      ),
    );
  for (const { user, person } of rows) learn(user, person.id);
  return found.flatMap(({ person, chat }) => rows.find((row) => row.user === person && row.id === chat) ?? []);
}

/** The ids of these people. By their hashes the database finds them among all chats of their buckets. */
function idsOf({ db, company }: CallContext, found: readonly ChatFound[]): SQL {
  const parts: SQL[] = [];
  const known = found.flatMap(({ person }) => ids.get(person) ?? []);
  if (known.length > 0) parts.push(sql`select unnest(${sql.param([...new Set(known)])}::uuid[])`);
  const others = found.filter(({ person }) => !ids.has(person));
  if (others.length > 0) {
    const { user } = chatSession;
    const theirs = db
      .select({ user })
      .from(chatSession)
      .where(
        and(
          eq(chatSession.companyId, company),
          sql`${packedBucket(chatSession)} in ${[...new Set(others.map(({ bucket }) => bucket))]}`,
          sql`${idHash(user)} in ${[...new Set(others.map(({ person }) => person))]}`,
        ),
      );
    parts.push(sql`${theirs}`);
  }
  return sql.join(parts, sql` union all `);
}

/** By their hashes, of people whose chats were listed last: whose hash it is never changes. */
const ids = new Map<number, string>();
const mostKnown = 10_000;

function learn(hash: number, id: string): void {
  ids.delete(hash);
  ids.set(hash, id);
  for (const oldest of ids.keys()) {
    if (ids.size <= mostKnown) return;
    ids.delete(oldest);
  }
}
