import { and, eq, inArray } from 'drizzle-orm';
import type { Calls } from '../../../generated/calls.ts';
import { userProfile } from '../../../generated/tables.ts';
import type { CallContext, Handler } from '../../../server/context.ts';
import { todayOf } from '../company/zone.ts';
import { begin, prepare } from './bulks.ts';

type Exit = Calls['audit/bulk.exit'];

export const handler: Handler<Exit> = async (context, { body }) => {
  const { preview, users_data: people } = body;
  if ((preview === undefined) === (people === undefined)) return context.fail('NothingChosen');
  const id = preview ?? (await prepareNamed(context, people ?? []));
  return begin(context, 'exit', id, body.resolution_summary);
};

/** A list that names each is what is confirmed. Of whoever is twice in it the last date counts. */
async function prepareNamed(context: CallContext, asked: NonNullable<Exit['body']['users_data']>): Promise<string> {
  const { db, company } = context;
  const dates = new Map(asked.map(({ user_id, exit_date }) => [user_id.toLowerCase(), exit_date]));
  const people = await db
    .select({ id: userProfile.id, email: userProfile.email })
    .from(userProfile)
    .where(
      and(
        eq(userProfile.companyId, company),
        inArray(userProfile.id, [...dates.keys()]),
        context.visible('people/user'),
      ),
    );
  if (people.length < dates.size) return context.notFound();
  const now = await todayOf(context);
  return prepare(
    context,
    'exit',
    people.map(({ id, email }) => ({ bounce: null, person: id, email_id: email, exit_date: dates.get(id) ?? now })),
  );
}
