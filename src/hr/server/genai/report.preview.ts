import type { Calls } from '../../../generated/calls.ts';
import type { Handler } from '../../../server/context.ts';
import { filtersOfSegment, toSend } from './to-send.ts';

/** Sends nothing: it is confirmed first, by the print of what was shown. */
export const handler: Handler<Calls['genai/report.preview']> = async (context, { body }) => {
  const { instructions, text, print } = await toSend(context, await filtersOfSegment(context, body.segment));
  return { status: 200, host: context.genai?.host ?? '', text: `${instructions}\n\n${text}`, confirmed: print };
};
