import type { Calls } from '../../../generated/calls.ts';
import type { CallContext, Handler } from '../../../server/context.ts';
import { connectProduct } from './kept.ts';

export const handler: Handler<Calls['integrations/mail-client.connect']> = (context) =>
  connectProduct(context as CallContext);
