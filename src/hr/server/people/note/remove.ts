import type { Calls } from '../../../../generated/calls.ts';
import type { Handler } from '../../../../server/context.ts';

/** The audit line keeps what it said. */
export const handler: Handler<Calls['people/note/remove']> = async (context, { params }) => {
  await context.records.remove('people/note', params.id);
  return { status: 200, message: context.text('people/note/deleted'), id: params.id };
};
