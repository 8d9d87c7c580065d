import { and, count, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import type { Calls } from '../../../generated/calls.ts';
import { employeeUpload, userProfile } from '../../../generated/tables.ts';
import type { CallContext, Handler } from '../../../server/context.ts';
import { wireTime } from '../../../shared/time/wire.ts';

type List = Calls['audit/upload.list'];

/** What was imported, the newest first: by everyone for anyone who sees every employee, else by oneself. */
export const handler: Handler<List> = async (context, { query }) => {
  const { page_limit: limit = 10 } = query;
  const page = Math.max(1, query.page_offset ?? 1);
  const where = and(
    eq(employeeUpload.companyId, context.company),
    inArray(employeeUpload.state, ['running', 'done', 'cancelled', 'failed', 'undoing', 'undone']),
    context.actor.scope === null ? undefined : eq(employeeUpload.created_by, context.actor.id),
    ...between(query),
  );
  const [all] = await context.db.select({ count: count() }).from(employeeUpload).where(where);
  const total = all?.count ?? 0;
  if (page > 1 && (page - 1) * limit >= total) context.fail('InvalidPage');
  const rows = await context.db
    .select({ upload: employeeUpload, by: userProfile })
    .from(employeeUpload)
    .innerJoin(
      userProfile,
      and(eq(userProfile.companyId, employeeUpload.companyId), eq(userProfile.id, employeeUpload.created_by)),
    )
    .where(where)
    .orderBy(desc(employeeUpload.createdAt), desc(employeeUpload.id))
    .limit(limit)
    .offset((page - 1) * limit);
  return { count: total, results: await Promise.all(rows.map((row) => shown(context, row))) };
};

/** Days of the zone in which the company works. */
function between({ createdAt_date_start: from, createdAt_date_end: to }: List['query']) {
  const day = (text: string) => sql`(${text}::date)::timestamp at time zone 'Asia/Kolkata'`;
  return [
    from ? gte(employeeUpload.createdAt, day(from)) : undefined,
    to ? lt(employeeUpload.createdAt, sql`${day(to)} + interval '1 day'`) : undefined,
  ];
}

async function shown(
  context: CallContext,
  { upload, by }: { upload: typeof employeeUpload.$inferSelect; by: typeof userProfile.$inferSelect },
): Promise<List['answer']['results'][number]> {
  const { first_name, last_name, display_name, email } = by;
  const { id, mapping_date_format, state, file_name, success_count, updated_count, new_user_count, error_count } =
    upload;
  const own = upload.created_by === context.actor.id;
  const file = own && upload.user_data_file;
  return {
    id,
    created_by: { first_name, last_name, display_name, email },
    created_by__name: display_name,
    created_by__email: email,
    created_at: wireTime(context.config.wireZone)(upload.createdAt),
    mapping_date_format,
    state,
    file_name,
    success_count,
    updated_count,
    new_user_count,
    error_count,
    user_data_file: file && (await context.files.has(file)) ? await context.files.link(file) : null,
    own,
  };
}
