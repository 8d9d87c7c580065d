import { and, eq, type SQL, sql } from 'drizzle-orm';
import { userProfile } from '../../../../generated/tables.ts';
import { type Bucketed, type CallContext, packedIds, type Reckoning, unpackedIds } from '../../../../server/context.ts';
import { type Answers, answers } from '../../segments/answers.ts';

/** Bytes that a row takes besides its people. */
const frame = 300;

interface People extends Bucketed {
  /** Hashed ids, ascending. */
  people: Float64Array;
  /** Those of them who are active. */
  active: Float64Array;
}

/** Those of these people whom the caller sees, by bucket, with all chats of it. */
export function heldPeople(context: CallContext, these: SQL | undefined): Reckoning<People, Answers> {
  const which = and(eq(userProfile.companyId, context.company), context.visible('people/user'), these);
  return {
    ask({ bucket, within, apart }) {
      const each = apart.map(
        (
          part,
        ): SQL => sql`select ${bucket} as bucket, ${ids} as people, ${ids} filter (where ${userProfile.status} <> 'active') as gone
          from ${userProfile} where ${and(which, part, within)} group by 1`,
      );
      const parts = sql.join(each, sql` union all `);
      return sql`select bucket, string_agg(people, ''::bytea) as people, string_agg(gone, ''::bytea) as gone from (${parts}) as parts group by bucket`;
    },
    holds: answers,
    row({ bucket, ...packed }: { bucket: number; people: string; gone: string | null }) {
      const people = unpackedIds(packed.people).sort();
      const gone = new Set(unpackedIds(packed.gone));
      const active = gone.size === 0 ? people : people.filter((id) => !gone.has(id));
      const bytes = frame + people.byteLength + (active === people ? 0 : active.byteLength);
      return { bucket, people, active, bytes };
    },
  };
}

const ids = packedIds(sql`${userProfile.id}`);
