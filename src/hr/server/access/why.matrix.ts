import type { Calls } from '../../../generated/calls.ts';
import type { Handler } from '../../../server/context.ts';
import { matrixOf } from './matrix.ts';

export const handler: Handler<Calls['access/why.matrix']> = matrixOf;
