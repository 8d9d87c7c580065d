import { createHash } from 'node:crypto';
import { optionLabels } from '../../../generated/options.ts';
import type { CallContext } from '../../../server/context.ts';
import { type Sent, sentOf, textSent } from '../../rules/outside-report.ts';
import type { Filters } from '../../rules/saved-filters.ts';
import { filtersFor } from '../segments/limits.ts';
import { figuresFor } from '../segments/overview.ts';
import { allDataId, ownFilter } from '../segments/saved-filters.ts';
import { wordsTold } from './words-told.ts';

export const measures: Readonly<Record<string, string>> = optionLabels['genai/report.measures'];

interface ToSend {
  sent: Sent;
  /** All that the service is given, as it is given it. */
  instructions: string;
  text: string;
  /** Stands for it: who confirms it has seen just this. */
  print: string;
}

type Segment = Parameters<typeof filtersFor>[0];

/** Of a segment of one's own; without one everyone. */
export async function filtersOfSegment(context: Segment, segment = allDataId): Promise<Filters> {
  return filtersFor(context, segment === allDataId ? {} : (await ownFilter(context, segment)).filters);
}

type Asking = CallContext<'Few' | 'Close' | 'Many' | 'NothingToSend' | 'NoService'>;
const withheld = { few: 'Few', close: 'Close', many: 'Many' } as const;

/** What a service outside would be told about these people: nothing but what may be told to who asks. */
export async function toSend(context: Asking, filters: Filters): Promise<ToSend> {
  if (!context.genai) return context.fail('NoService');
  const { counted, outcome } = await figuresFor(context as CallContext, filters);
  if ('withheld' in outcome) return context.fail(withheld[outcome.withheld]);
  const sent = sentOf(await wordsTold(context as CallContext, filters, counted), outcome.figures.drivers);
  if (sent.words.length === 0) return context.fail('NothingToSend');
  const { instructions, text } = writtenOut(context, sent);
  const print = createHash('sha256').update(`${context.genai.host}\n${instructions}\n${text}`).digest('hex');
  return { sent, instructions, text, print };
}

export const writtenOut = (context: Pick<CallContext, 'text'>, sent: Sent): Pick<ToSend, 'instructions' | 'text'> => ({
  instructions: context.text('genai/report.instructions'),
  text: textSent(sent, measures),
});
