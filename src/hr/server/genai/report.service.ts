import type { Calls } from '../../../generated/calls.ts';
import type { Handler } from '../../../server/context.ts';

export const handler: Handler<Calls['genai/report.service']> = async ({ genai }) => ({ host: genai?.host ?? null });
