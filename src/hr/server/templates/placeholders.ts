import type { Calls } from '../../../generated/calls.ts';
import type { Handler } from '../../../server/context.ts';
import { placeholdersOf } from '../../rules/placeholders.ts';

export const handler: Handler<Calls['templates/placeholders']> = async (_context, { query }) => ({
  data: placeholdersOf(query.context ?? 'email'),
});
