import type { Calls } from '../../../../generated/calls.ts';
import type { Handler } from '../../../../server/context.ts';
import { mentionable } from './mentioned.ts';
import { notePerson } from './person.ts';

export const handler: Handler<Calls['people/note/mentions']> = async (context, { params, query }) => {
  const person = await notePerson(context, params.userId);
  const people = await mentionable(context, person.id, query.raw_search_string?.trim() ?? '');
  return { data: people.map(({ id, display_name, email }) => ({ user_id: id, display_name, email })) };
};
