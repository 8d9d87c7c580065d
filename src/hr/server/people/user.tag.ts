import type { Calls } from '../../../generated/calls.ts';
import type { Handler } from '../../../server/context.ts';
import { changedTags, isTag, mostTags } from '../../rules/tags.ts';
import { readSettings } from '../company/settings.ts';

type Tag = Calls['people/user.tag'];

/** All of them or nobody; in the order of their ids, so that two admins never wait for each other. */
export const userTag: Handler<Tag> = async (context, { body }) => {
  const change = { add: body.add ?? [], remove: body.remove ?? [] };
  if (change.add.length + change.remove.length === 0) return context.fail('NoTag');
  if (!change.add.every(isTag)) return context.fail('TagRule', { errors: { add: [] } });
  const { tags: offered } = await readSettings(context.db, context.company);
  const data: Tag['answer']['data'] = [];
  let count = 0;
  for (const id of [...new Set(body.ids)].sort()) {
    const person = await context.records.read('people/user', id);
    const present = person.tags as string[];
    const tags = changedTags(present, change, offered);
    if (tags.length > mostTags)
      context.fail('TooManyTags', { params: { name: String(person.display_name), most: mostTags } });
    if (tags.join() !== present.join()) count += 1;
    await context.records.update('people/user', id, { tags });
    data.push({ id, tags });
  }
  return { status: 200, count, data };
};
