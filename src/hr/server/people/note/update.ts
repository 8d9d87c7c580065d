import type { Calls } from '../../../../generated/calls.ts';
import type { CallContext, Handler } from '../../../../server/context.ts';
import { visiblePerson } from '../../access/members.ts';
import { mentioned } from './mentioned.ts';
import { tellMentioned } from './tell-mentioned.ts';

interface Note {
  user: string;
  tagged: string[];
}

/** Whose note it is, the call's gate has asked. Only those are told who were not mentioned before. */
export const handler: Handler<Calls['people/note/update']> = async (context, { params, body }) => {
  const before = (await context.records.read('people/note', params.id)) as unknown as Note;
  const person = await visiblePerson(context as CallContext, before.user);
  const text = body.body.trim();
  const people = await mentioned(context, person.id, text);
  await context.records.update('people/note', params.id, { body: text, tagged: people.map(({ id }) => id) });
  const newly = people.filter(({ id }) => !before.tagged.includes(id));
  await tellMentioned(context as CallContext, person, newly, text);
  return { status: 200, message: context.text('people/note/updated'), id: params.id };
};
