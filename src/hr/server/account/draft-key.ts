import type { Calls } from '../../../generated/calls.ts';
import type { Handler } from '../../../server/context.ts';

/** One's own only: nobody is answered while they see the console as someone else. */
export const handler: Handler<Calls['account/draft-key']> = async ({ actor, company, vault }) => ({
  key: vault.mac(`drafts of ${company} ${actor.id}`),
});
