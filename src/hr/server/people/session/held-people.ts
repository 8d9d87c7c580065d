import { and, eq, type SQL, sql } from 'drizzle-orm';
import { userProfile } from '../../../../generated/tables.ts';
import { type Bucketed, type CallContext, packedIds, type Reckoning, unpackedIds } from '../../../../server/context.ts';
import { type Answers, answers } from '../../segments/answers.ts';

/** Bytes that a row takes besides its people, most of them for its arrays. */
const frame = 600;

export interface People extends Bucketed {
  /** Hashed ids, ascending. */
  people: Float64Array;
  /** Those of them who are active. */
  active: Float64Array;
}

/** Those of these people who are known, which are those whom the caller sees, by bucket, with all chats of it. */
export function heldPeople(
  context: CallContext,
  these: SQL | undefined,
  known = context.visible('people/user'),
): Reckoning<People, Answers> {
  const which = and(eq(userProfile.companyId, context.company), known, these);
  return {
    ask({ bucket, within, apart }) {
      const each = apart.map(
        (
          part,
        ): SQL => sql`select ${bucket} as bucket, ${ids} filter (where ${isActive}) as active, ${ids} filter (where not ${isActive}) as gone
          from ${userProfile} where ${and(which, part, within)} group by 1`,
      );
      const parts = sql.join(each, sql` union all `);
      return sql`select bucket, string_agg(active, ''::bytea) as active, string_agg(gone, ''::bytea) as gone from (${parts}) as parts group by bucket`;
    },
    holds: answers,
    row({ bucket, ...packed }: { bucket: number; active: string | null; gone: string | null }) {
      const active = unpackedIds(packed.active).sort();
      const people = packed.gone ? joined(active, unpackedIds(packed.gone)) : active;
      const bytes = frame + people.byteLength + (active === people ? 0 : active.byteLength);
      return { bucket, people, active, bytes };
    },
  };
}

const isActive = sql`${userProfile.status} = 'active'`;

/** Both, ascending. */
function joined(one: Float64Array, other: Float64Array): Float64Array {
  const both = new Float64Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both.sort();
}

const ids = packedIds(sql`${userProfile.id}`);
