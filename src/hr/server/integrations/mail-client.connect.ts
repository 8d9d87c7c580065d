import type { Calls } from '../../../generated/calls.ts';
import type { CallContext, Handler } from '../../../server/context.ts';
import { keepConnection } from './kept.ts';

/** Meetings are then mailed as an ICS, from the product's own address; nobody else has to be asked. */
export const handler: Handler<Calls['integrations/mail-client.connect']> = async (context) => {
  const account = { id: context.actor.id, label: context.actor.displayName };
  await keepConnection(context as CallContext, { provider: 'rapport', account, tokens: null });
  return { status: 200 };
};
