import { useEffect, useRef, useState } from 'react';
import type { Begun } from '../../../console/forms/begun.ts';
import { useLeaveGuard } from '../../../console/parts.ts';
import type { ComponentProps } from '../../../console/slots.ts';
import { ChooseWork } from './bulk/ChooseWork.tsx';
import { ExitWays } from './bulk/ExitWays.tsx';
import { Fill } from './bulk/Fill.tsx';
import { ResolveWarning } from './bulk/ResolveWarning.tsx';
import { type Selection, useBulk } from './bulk/use-bulk.ts';
import { Working } from './bulk/Working.tsx';

type Step = 'choose' | 'exit' | 'exit-date' | 'warning' | 'reason';

/** What is done with many bounced mails: one thing is chosen, said, shown with its count, confirmed and waited for. */
export default function BulkWizard({ params, close, closesWith }: ComponentProps) {
  const [selection] = useState(() => selectionOf(params));
  const [step, setStep] = useState<Step>('choose');
  const { begun, busy, run } = useBulk(selection);
  // Held here: a form is gone while another step is shown.
  const [exit, keepExit] = useState<Begun | null>(null);
  const [reason, keepReason] = useState<Begun | null>(null);
  const typing = useRef(false);
  useLeaveGuard(!begun && (exit !== null || reason !== null), { typing });
  useEffect(() => {
    if (begun) closesWith?.(true);
  }, [begun, closesWith]);
  const leave = () => close?.();
  if (begun) return <Working begun={begun} close={() => close?.(true)} />;
  switch (step) {
    case 'choose':
      return (
        <ChooseWork
          count={selection.count}
          choose={(kind) => setStep(kind === 'exit' ? 'exit' : 'warning')}
          leave={leave}
        />
      );
    case 'exit':
      return (
        <ExitWays
          selection={selection}
          back={() => setStep('choose')}
          together={() => setStep('exit-date')}
          leave={leave}
        />
      );
    case 'exit-date':
      return (
        <Fill
          form="audit/bulk-exit"
          typed={exit}
          keep={keepExit}
          typing={typing}
          back={() => setStep('exit')}
          busy={busy}
          update={(given) => void run('exit', given)}
        />
      );
    case 'warning':
      return <ResolveWarning back={() => setStep('choose')} go={() => setStep('reason')} />;
    case 'reason':
      return (
        <Fill
          form="audit/bulk-resolve"
          typed={reason}
          keep={keepReason}
          typing={typing}
          back={() => setStep('warning')}
          busy={busy}
          update={(given) => void run('resolve', given)}
        />
      );
  }
}

function selectionOf(params: Record<string, unknown>): Selection {
  const { ids, all, count, asked, names } = params;
  const chosen = (Array.isArray(ids) ? ids : []).map(String);
  return {
    ids: chosen,
    count: typeof count === 'number' ? count : chosen.length,
    ...(Array.isArray(names) && names.length === 1 && { email: String(names[0]) }),
    ...(all === true && { asked: (asked ?? {}) as Record<string, unknown> }),
  };
}
