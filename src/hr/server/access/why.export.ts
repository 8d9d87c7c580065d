import type { Calls } from '../../../generated/calls.ts';
import type { Handler } from '../../../server/context.ts';
import { matrixOf } from './matrix.ts';

/** The same, to be taken along: asked for anew so that it is noted. */
export const handler: Handler<Calls['access/why.export']> = matrixOf;
