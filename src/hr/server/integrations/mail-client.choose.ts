import type { Calls } from '../../../generated/calls.ts';
import type { CallContext, Handler } from '../../../server/context.ts';
import { connectProduct } from './kept.ts';

/** The twin of the GET that changes something. */
export const handler: Handler<Calls['integrations/mail-client.choose']> = (context) =>
  connectProduct(context as CallContext);
