import type { Calls } from '../../../generated/calls.ts';
import type { CallContext, Handler } from '../../../server/context.ts';
import { connect } from './connect.ts';

export const handler: Handler<Calls['integrations/slack.connect']> = (context) =>
  connect(context as CallContext, 'slack');
