import { and, desc, eq } from 'drizzle-orm';
import type { Calls } from '../../../../generated/calls.ts';
import { chatSession } from '../../../../generated/tables.ts';
import type { CallContext, Handler } from '../../../../server/context.ts';
import { mayName } from '../session/sessions.ts';
import { mentioned } from './mentioned.ts';
import { notePerson } from './person.ts';
import { tellMentioned } from './tell-mentioned.ts';

export const handler: Handler<Calls['people/note/add']> = async (context, { body }) => {
  const person = await notePerson(context, body.user);
  const text = body.body.trim();
  const people = await mentioned(context, person.id, text);
  const { id } = await context.records.create('people/note', {
    user: person.id,
    body: text,
    createdBy: context.actor.id,
    tagged: people.map((one) => one.id),
    session: await sessionOf(context, person.id, body.session ?? null),
  });
  await tellMentioned(context as CallContext, person, people, text);
  context.status(201);
  return { status: 201, message: context.text('people/note/added'), id: String(id) };
};

/**
 * The chat that was named, which must be this employee's; else the last one. Anyone who may not see names names none: the
 * answer would tell whose chat it was.
 */
async function sessionOf(context: CallContext<'NoSession' | 'NoNames'>, user: string, named: string | null) {
  if (named !== null && !mayName(context as CallContext)) context.fail('NoNames', { errors: { session: [] } });
  const [found] = await context.db
    .select({ id: chatSession.id })
    .from(chatSession)
    .where(
      and(
        eq(chatSession.companyId, context.company),
        eq(chatSession.user, user),
        named === null ? undefined : eq(chatSession.id, named),
      ),
    )
    .orderBy(desc(chatSession.startedAt), desc(chatSession.id))
    .limit(1);
  if (!found && named !== null) return context.fail('NoSession', { errors: { session: [] } });
  return found?.id ?? null;
}
