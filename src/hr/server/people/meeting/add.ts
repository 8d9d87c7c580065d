import { and, eq, sql } from 'drizzle-orm';
import type { Calls } from '../../../../generated/calls.ts';
import { connection, meeting, userProfile } from '../../../../generated/tables.ts';
import type { CallContext, Handler } from '../../../../server/context.ts';
import { dayIn } from '../../../../shared/time/wire.ts';
import { zoneOf } from '../../company/zone.ts';
import { chatOf, lastChatOf, mayName } from '../session/sessions.ts';
import { pending, success, told } from './answer.ts';
import { begin } from './changes.ts';
import { type Attendee, attendee, type Meeting, type Wanted, withId } from './meetings.ts';
import { planned, refuse } from './planned.ts';
import { meetingThen, refuseSecond } from './same-time.ts';

type Add = Calls['people/meeting/add'];
type Context = CallContext<Add['errors']>;

/** One meeting, however often it is asked for: the same with the same person at the same time is not made again. */
export const handler: Handler<Add> = async (context, { params, body }) => {
  const { actor } = context;
  const person = await seenPerson(context, body.user_id);
  if (person.id === actor.id) refuse(context, 'Yourself', { errors: { user_id: [] } });
  if ((await ownClient(context)) !== params.provider) refuse(context, 'AccountNotConnected');
  const wanted = planned(context, body);
  await refuseLeaver(context, person, wanted);
  const there = await sameThen(context, person, wanted);
  const made =
    there ??
    (await begin(
      context as CallContext,
      await inserted(context, params.provider, person, wanted, body.session),
      'add',
    ));
  return made.change === null ? success(made) : pending(context as CallContext, made, told);
};

async function seenPerson(context: Context, id: string): Promise<Attendee> {
  const which = and(withId(id), context.visible('people/user'));
  return (await attendee(context.db, context.company, which)) ?? context.notFound();
}

/** Which client is connected; empty: none. */
async function ownClient({ db, company, actor }: Context): Promise<string> {
  const [row] = await db
    .select({ provider: connection.provider })
    .from(userProfile)
    .innerJoin(
      connection,
      and(
        eq(connection.companyId, userProfile.companyId),
        eq(connection.user, userProfile.id),
        eq(connection.kind, 'mail_client'),
        sql`${connection.provider} = ${userProfile.default_mail_client}`,
      ),
    )
    .where(and(eq(userProfile.companyId, company), eq(userProfile.id, actor.id)));
  return row?.provider ?? '';
}

/** Nobody meets someone who is not there any more on that day. */
export async function refuseLeaver(
  context: CallContext<'PersonLeft'>,
  { name, status, exit }: Attendee,
  { event_time }: Wanted,
): Promise<void> {
  const day = dayIn(await zoneOf(context as CallContext), event_time);
  if (status !== 'active' || (exit !== null && exit <= day)) refuse(context, 'PersonLeft', { params: { name } });
}

/** The one that is asked for, if it is there; another then is refused. */
async function sameThen(context: Context, person: Attendee, wanted: Wanted): Promise<Meeting | undefined> {
  const found = await meetingThen(context, person.id, wanted.event_time);
  if (!found) return undefined;
  const same =
    found.title === wanted.title &&
    found.description === wanted.description &&
    found.expiry_time.getTime() === wanted.expiry_time.getTime();
  return same ? found : refuseSecond(context, person);
}

async function inserted(
  context: Context,
  provider: Meeting['provider'],
  person: Attendee,
  wanted: Wanted,
  session: string | null | undefined,
): Promise<Meeting> {
  const { db, company, actor, now } = context;
  const [made] = await db
    .insert(meeting)
    .values({
      companyId: company,
      id: context.newId(),
      createdAt: now,
      updatedAt: now,
      user: person.id,
      organiser: actor.id,
      session: await chatAbout(context as CallContext, person.id, session),
      provider,
      ...wanted,
    })
    .returning();
  return made as Meeting;
}

/** The chat that is named, which must be this person's; else the last one. None for who may not know whose it is. */
async function chatAbout(context: CallContext, person: string, named: string | null | undefined) {
  const isNamed = mayName(context);
  if (!named) return (isNamed && (await lastChatOf(context, person))?.id) || null;
  const chat = isNamed ? await chatOf(context, named) : undefined;
  return chat?.user === person ? chat.id : context.notFound();
}
