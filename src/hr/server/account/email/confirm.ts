import { and, eq, sql } from 'drizzle-orm';
import type { Calls } from '../../../../generated/calls.ts';
import { userProfile } from '../../../../generated/tables.ts';
import type { CallContext, Handler } from '../../../../server/context.ts';
import { loadActor } from '../../access/actor.ts';
import { scopeSteps } from '../../access/why.employee.ts';
import { comesBack, corrected } from '../../audit/corrected.ts';
import { isTaken } from '../../people/address.ts';
import { isStronger } from '../../people/authority.ts';
import { dropChallenges } from '../mfa/factors/challenge.ts';
import { moveMail } from '../mfa/factors/methods.ts';
import { momentIn } from '../mfa/factors/notify.ts';
import { type Person, personDetails } from '../person.ts';

type Confirm = Calls['account/email/confirm'];

/** The waiting address takes the place of the old one, also at sign-in and for codes by mail. It does not sign in. */
export const handler: Handler<Confirm> = async (context, { body }) => {
  const person = await context.sessions.redeemToken('email', body.token);
  if (!person || !(await loadActor(context.db, person.company, person.userId, context.now)))
    return context.fail('LinkExpired');
  await context.sessions.hold(person);
  const before = await personDetails(context.db, person);
  const row = await locked(context, person);
  const address = row?.email_pending;
  if (!before || !address) return context.fail('LinkExpired');
  if (person.askedBy && !(await mayAsk(context, { ...person, askedBy: person.askedBy }, row)))
    return context.fail('LinkExpired');
  if (await isTaken({ db: context.db, company: person.company }, person.userId, address))
    return context.fail('EmailUnusable');
  if ((await context.sessions.setLogin(person, address)) === 'taken') return context.fail('EmailUnusable');
  await context.db
    .update(userProfile)
    .set({ email: address, email_pending: null, version: sql`${userProfile.version} + 1`, updatedAt: context.now })
    .where(ofPerson(person));
  await moveMail(context.db, person, address);
  await dropChallenges(context, person);
  await context.sessions.endAll(person.userId, { keep: true, company: person.company });
  context.audit({
    type: 'user',
    activity: 'Address confirmed',
    entity: 'people/user',
    recordId: person.userId,
    company: person.company,
    actor: person.userId,
    old: { email: before.email },
    new: { email: address },
  });
  await tellOld(context, person, before, address);
  await corrected(context, person, { before: before.email, address, by: person.userId });
  await voidLinks(context, person, before.email);
  return { status: 200 };
};

const ofPerson = ({ company, userId }: Person) => and(eq(userProfile.companyId, company), eq(userProfile.id, userId));

async function locked(
  { db }: Pick<CallContext, 'db'>,
  person: Person,
): Promise<typeof userProfile.$inferSelect | null> {
  const [row] = await db.select().from(userProfile).where(ofPerson(person)).for('update');
  return row ?? null;
}

/**
 * Whether who asked for another's address might do so today as well. Who holds the new address signs in as that person,
 * who may do more by now than on the day when it was asked for; and who asked may do less.
 */
async function mayAsk(
  context: Pick<CallContext, 'db' | 'now' | 'explain'>,
  { company, userId: id, askedBy }: Person & { askedBy: string },
  row: typeof userProfile.$inferSelect,
): Promise<boolean> {
  const asker = await loadActor(context.db, company, askedBy, context.now);
  if (!asker || !context.explain('people/user/update', asker, row)?.allowed) return false;
  const isSeen = scopeSteps(asker.scope, row, asker.id)[0]?.held === true;
  return isSeen && !(await isStronger({ db: context.db, company }, { id, type: row.type }, asker));
}

/**
 * Whoever reads at the old address must not set the password. An invitation that never got there is on its way to the
 * new one. Of several only the last one's link is good.
 */
async function voidLinks(
  { db, sessions }: Pick<CallContext, 'db' | 'sessions'>,
  person: Person,
  old: string,
): Promise<void> {
  const { rows } = (await db.execute(sql`
    select state = 'redirected' as follows from outbox
    where company_id = ${person.company} and lower(to_address) = ${old.toLowerCase()}
      and mail in ('account/invite/invitation', 'account/invite/invited-admin')
    order by created_at desc, follows limit 1`)) as unknown as { rows: { follows: boolean }[] };
  await sessions.voidLinks(person, rows[0]?.follows ? ['reset'] : ['reset', 'invite']);
}

async function tellOld(
  context: Pick<CallContext, 'db' | 'mail' | 'now'>,
  { company }: Person,
  { displayName: name, companyName, email, timeZone }: NonNullable<Awaited<ReturnType<typeof personDetails>>>,
  address: string,
): Promise<void> {
  if (await comesBack(context, company, email)) return;
  const values = { name, company: companyName, when: momentIn(context.now, timeZone), address };
  await context.mail.send('account/email/changed', { address: email, name }, values, { company });
}
