import type { Calls } from '../../../generated/calls.ts';
import type { CallContext, Handler } from '../../../server/context.ts';
import { connect } from './connect.ts';

export const handler: Handler<Calls['integrations/microsoft.connect']> = (context) =>
  connect(context as CallContext, 'microsoft');
