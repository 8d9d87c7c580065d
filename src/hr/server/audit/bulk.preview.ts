import { and, eq, inArray, lt, or } from 'drizzle-orm';
import type { Calls } from '../../../generated/calls.ts';
import { constants } from '../../../generated/options.ts';
import { bounceBulk, bounceBulkRow } from '../../../generated/tables.ts';
import type { CallContext, Handler } from '../../../server/context.ts';
import { todayOf } from '../company/zone.ts';
import { type Chosen, prepare } from './bulks.ts';
import { findBounces } from './find-bounces.ts';

type Preview = Calls['audit/bulk.preview'];
type Body = Preview['body'];

const most = constants['audit/bulk.most'];

/** What is chosen is written down: what is confirmed afterwards is this, and nothing that came meanwhile. */
export const handler: Handler<Preview> = async (context, { body }) => {
  await forgetFormer(context);
  const found = await chosen(context, body);
  if (found.length === 0) return context.fail('NothingOpen');
  const now = await todayOf(context);
  const exit_date = body.kind === 'exit' ? (body.exit_date ?? now) : null;
  const rows = body.kind === 'exit' ? eachPersonOnce(found) : found;
  const preview = await prepare(
    context,
    body.kind,
    rows.map((row) => ({ ...row, exit_date })),
  );
  const nobody = body.kind === 'exit' ? rows.filter(({ person }) => person === null).length : 0;
  return { status: 200, preview, count: rows.length, without_employee: nobody, exit_date, today: exit_date === now };
};

type Found = Omit<Chosen, 'exit_date'>;

async function chosen(context: CallContext<'TooManyChosen' | 'NoPeriod'>, body: Body): Promise<Found[]> {
  const { rows, total } = await findBounces(context, body.all ? body : {}, {
    page: 1,
    limit: most,
    returns: ['id', 'email_id', 'user'],
    filters: [{ property: 'status', is: 'equal', value: 'open' }],
    ...(!body.all && { where: { id: body.ids ?? [] } }),
  });
  if (total > most) context.fail('TooManyChosen', { params: { most } });
  return rows.map(({ id, email_id, user }) => ({
    bounce: String(id),
    email_id: String(email_id),
    person: typeof user === 'string' ? user : null,
  }));
}

/** Someone to whom two mails have bounced leaves once. */
function eachPersonOnce(found: readonly Found[]): Found[] {
  const first = new Map<string, Found>();
  for (const one of found) {
    const who = one.person ?? one.email_id;
    if (!first.has(who)) first.set(who, one);
  }
  return [...first.values()];
}

/** One preview a person; and what came of old changes is nobody's business for ever. */
async function forgetFormer({ db, company, actor, now }: CallContext): Promise<void> {
  const old = new Date(now.getTime() - constants['audit/bulk.keptDays'] * 86_400_000);
  const gone = await db
    .select({ id: bounceBulk.id })
    .from(bounceBulk)
    .where(
      and(
        eq(bounceBulk.companyId, company),
        eq(bounceBulk.user, actor.id),
        or(eq(bounceBulk.begun, false), lt(bounceBulk.createdAt, old)),
      ),
    );
  if (gone.length === 0) return;
  const ids = gone.map(({ id }) => id);
  await db.delete(bounceBulkRow).where(and(eq(bounceBulkRow.companyId, company), inArray(bounceBulkRow.bulk, ids)));
  await db.delete(bounceBulk).where(and(eq(bounceBulk.companyId, company), inArray(bounceBulk.id, ids)));
}
