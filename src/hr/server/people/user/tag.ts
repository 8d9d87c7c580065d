import type { Calls } from '../../../../generated/calls.ts';
import type { Handler } from '../../../../server/context.ts';
import { changedTags, isTag, mostTags } from '../../../rules/tags.ts';
import { readSettings } from '../../company/settings.ts';

type Tag = Calls['people/user/tag'];

/** All of them or nobody. */
export const handler: Handler<Tag> = async (context, { body }) => {
  const change = { add: body.add ?? [], remove: body.remove ?? [] };
  if (change.add.length + change.remove.length === 0) return context.fail('NoTag');
  if (!change.add.every(isTag)) return context.fail('TagRule', { errors: { add: [] } });
  const { tags: offered } = await readSettings(context.db, context.company);
  const data: Tag['answer']['data'] = [];
  let count = 0;
  await context.records.updateMany('people/user', body.ids, (person) => {
    const present = person.tags as string[];
    const tags = changedTags(present, change, offered);
    if (tags.length > mostTags)
      context.fail('TooManyTags', { params: { name: String(person.display_name), most: mostTags } });
    if (tags.join() !== present.join()) count += 1;
    data.push({ id: String(person.id), tags });
    return { tags };
  });
  return { status: 200, count, data };
};
