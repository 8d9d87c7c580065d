import { and, eq, inArray } from 'drizzle-orm';
import { touchpointRun } from '../../../generated/tables.ts';
import type { CallContext } from '../../../server/context.ts';

/** Those of these chats that a touchpoint began by a mail with a link: not those of another system, nor taken back. */
export async function sentByMail({ db, company }: Pick<CallContext, 'db' | 'company'>, chats: readonly string[]) {
  if (chats.length === 0) return new Set<string>();
  const rows = await db
    .select({ session: touchpointRun.session })
    .from(touchpointRun)
    .where(
      and(
        eq(touchpointRun.companyId, company),
        inArray(touchpointRun.session, [...chats]),
        eq(touchpointRun.state, 'started'),
      ),
    );
  return new Set(rows.flatMap(({ session }) => session ?? []));
}
