import { useState } from 'react';
import { formatDate } from '../../../../console/cells/dates.ts';
import { useFormats } from '../../../../console/cells/use-formats.ts';
import { useActor, useCall, useDocument, useFailure, useNotice, useOverlays } from '../../../../console/slots.ts';
import type { Calls } from '../../../../generated/calls.ts';
import type { Call } from '../../../../shared/documents/call.ts';
import { useText } from './use-text.ts';

export interface Selection {
  /** Rows that were chosen one by one, or that were seen where everything is. */
  ids: string[];
  count: number;
  /** Address of the only one. */
  email?: string;
  /** Everything that this finds, in the place of rows. */
  asked?: Record<string, unknown>;
}

export interface Given {
  exit_date?: string;
  resolution_summary?: string;
}

export type Kind = 'exit' | 'resolve';

export interface Begun {
  kind: Kind;
  job: string;
}

type Preview = Calls['audit/bulk.preview']['answer'];

/** Shows how many it is of, asks, and begins just that. */
export function useBulk(selection: Selection) {
  const company = useActor()?.company ?? '';
  const show = useCall('audit/bulk.preview');
  const exit = useCall('audit/bulk.exit');
  const resolve = useCall('audit/bounce.resolve');
  const calls = {
    preview: useDocument('calls', 'audit/bulk.preview'),
    exit: useDocument('calls', 'audit/bulk.exit'),
    resolve: useDocument('calls', 'audit/bounce.resolve'),
  };
  const overlays = useOverlays();
  const failure = useFailure();
  const notice = useNotice();
  const { dateFormat } = useFormats();
  const text = useText();
  const [begun, setBegun] = useState<Begun>();
  const [busy, setBusy] = useState(false);

  const confirmed = (kind: Kind, { count, without_employee: nobody, exit_date, today }: Preview): Promise<boolean> => {
    if (kind === 'resolve')
      return overlays.confirm('audit/bulk.resolve-all', {}, [text('audit/bulk.counted-mails', { count })]);
    const lines = [
      text('audit/bulk.counted', { count: count - nobody }),
      ...(nobody > 0 ? [text('audit/bulk.without-employee', { count: nobody })] : []),
    ];
    if (today) return overlays.confirm('audit/bulk.exit-today', {}, lines);
    return overlays.confirm('audit/bulk.exit-on', { date: formatDate(exit_date ?? '', dateFormat) }, lines);
  };

  const run = async (kind: Kind, { exit_date, resolution_summary }: Given): Promise<void> => {
    setBusy(true);
    let making: keyof typeof calls = 'preview';
    try {
      const { ids, asked } = selection;
      const { body: shown } = await show<Preview>({
        params: { company },
        body: { kind, exit_date, ...(asked ? { ...known(asked, calls.preview), all: true } : { ids }) },
      });
      if (!(await confirmed(kind, shown))) return;
      making = kind;
      const remarks = resolution_summary?.trim() ? { resolution_summary } : {};
      const body = { preview: shown.preview, ...remarks, ...(kind === 'resolve' && { status: 'resolved' }) };
      const answer = await (kind === 'exit' ? exit : resolve)<{ job_id: string }>({ params: { company }, body });
      if (kind === 'exit') notice('audit/bulk.updating');
      setBegun({ kind, job: answer.body.job_id });
    } catch (error) {
      await failure(error, calls[making]?.messages, making === 'resolve' ? ofMany : undefined);
    } finally {
      setBusy(false);
    }
  };
  return { begun, busy, run };
}

/** What is said where many are not resolved, in the place of what the call says of one. */
const ofMany = { default: 'audit/bulk.unable-to-preview' };

/** Of what the list is asked for: what finds its rows, and so what the preview takes. */
const known = (asked: Record<string, unknown>, preview: Pick<Call, 'body'> | undefined): Record<string, unknown> =>
  Object.fromEntries(Object.entries(asked).filter(([name]) => name in (preview?.body?.properties ?? {})));
