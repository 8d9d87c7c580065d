import type { Calls } from '../../../generated/calls.ts';
import type { Handler } from '../../../server/context.ts';

/** Never that of somebody as whom the console is only seen. */
export const draftKey: Handler<Calls['account/draft-key']> = async ({ actor, company, sessions, vault, notFound }) => {
  if (sessions.viewing) return notFound();
  return { key: vault.mac(`drafts of ${company} ${actor.id}`) };
};
