import type { Calls } from '../../../generated/calls.ts';
import type { CallContext, Handler } from '../../../server/context.ts';
import { connect } from './connect.ts';

export const handler: Handler<Calls['integrations/microsoft.connect']> = async (context) => {
  const { granted } = context.connections;
  if (!granted || !('next' in granted)) return connect(context as CallContext, 'microsoft');
  context.status(202);
  return { status: 202, url: granted.next };
};
