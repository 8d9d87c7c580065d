import type { Calls } from '../../../generated/calls.ts';
import type { Handler } from '../../../server/context.ts';

/** Also where it was over by itself, so that the page that still believes in it learns so. */
export const handler: Handler<Calls['access/view-as.stop']> = async (context) => {
  await context.sessions.stopViewing();
  return { status: 200 };
};
