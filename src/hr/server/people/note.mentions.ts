import type { Calls } from '../../../generated/calls.ts';
import type { CallContext, Handler } from '../../../server/context.ts';
import { visiblePerson } from '../access/members.ts';
import { mentionable } from './mentioned.ts';

export const noteMentions: Handler<Calls['people/note.mentions']> = async (context, { params, query }) => {
  const person = await visiblePerson(context as CallContext, params.userId);
  const people = await mentionable(context, person.id, query.raw_search_string?.trim() ?? '');
  return { data: people.map(({ id, display_name, email }) => ({ user_id: id, display_name, email })) };
};
