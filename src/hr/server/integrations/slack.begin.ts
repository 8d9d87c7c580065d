import type { Calls } from '../../../generated/calls.ts';
import type { CallContext, Handler } from '../../../server/context.ts';
import { begun } from './connect.ts';

export const handler: Handler<Calls['integrations/slack.begin']> = (context) => begun(context as CallContext, 'slack');
