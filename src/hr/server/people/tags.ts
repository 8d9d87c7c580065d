import type { Calls } from '../../../generated/calls.ts';
import type { Handler } from '../../../server/context.ts';
import { readSettings } from '../company/settings.ts';

export const handler: Handler<Calls['people/tags']> = async ({ db, company }) => {
  const { tags: offered } = await readSettings(db, company);
  return { data: [...offered] };
};
