import type { Calls } from '../../../generated/calls.ts';
import type { CallContext, Handler } from '../../../server/context.ts';
import { disconnect } from './disconnect.ts';

export const handler: Handler<Calls['integrations/slack.disconnect']> = (context) =>
  disconnect(context as CallContext, 'slack');
