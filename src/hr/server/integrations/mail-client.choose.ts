import type { Calls } from '../../../generated/calls.ts';
import type { Handler } from '../../../server/context.ts';
import { handler as connect } from './mail-client.connect.ts';

/** The twin of the GET that changes something. */
export const handler: Handler<Calls['integrations/mail-client.choose']> = connect;
