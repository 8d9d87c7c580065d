import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, Suspense, useId, useMemo, useRef, useState } from 'react';
import { type Complaints, ComplaintsContext } from '../../messages/complaint.ts';
import type { Sentence } from '../../messages/explain.ts';
import { type LeaveGuards, LeaveGuardsContext } from '../../shell/leave-guards.ts';
import { ErrorBoundary } from '../ErrorBoundary.tsx';
import { Problem } from '../Problem.tsx';
import { useFirstFocus } from '../use-first-focus.ts';

interface Props {
  /** Of its screen. */
  id: string;
  title: string;
  width: number;
  /** In its place while the code is on the way. */
  waiting: ReactNode;
  /** What is asked before it is left. */
  guards: LeaveGuards;
  /** Closes, perhaps asking first. */
  leave(): void;
  children: ReactNode;
}

interface Said {
  sentence: Sentence;
  details: readonly string[];
}

/** A dialog of a screen: its title, what was refused in it, and below that what the screen is. */
export function DialogFrame({ id, title, width, waiting, guards, leave, children }: Props) {
  const titleId = useId();
  const [said, setSaid] = useState<Said>();
  const complaints = useMemo(
    (): Complaints => ({
      say: (sentence, details = []) => setSaid({ sentence, details }),
      clear: () => setSaid(undefined),
    }),
    [],
  );
  return (
    <Dialog
      open
      onClose={leave}
      fullWidth
      maxWidth={false}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { maxWidth: width } } }}
    >
      <Head titleId={titleId} title={title} said={said} />
      <ErrorBoundary resetOn={id}>
        <ComplaintsContext value={complaints}>
          <LeaveGuardsContext value={guards}>
            <Suspense fallback={waiting}>{children}</Suspense>
          </LeaveGuardsContext>
        </ComplaintsContext>
      </ErrorBoundary>
    </Dialog>
  );
}

/** Stands above what scrolls, so that what was refused is seen wherever one has got to. */
function Head({ titleId, title, said }: { titleId: string; title: string; said: Said | undefined }) {
  const head = useRef<HTMLDivElement>(null);
  useFirstFocus(() => head.current?.parentElement);
  return (
    <DialogTitle ref={head} component="div">
      <h2 id={titleId} style={{ font: 'inherit', margin: 0 }}>
        {title}
      </h2>
      <Problem sx={{ mt: 1 }}>
        {said && [said.sentence.text, ...said.details].map((line) => <div key={line}>{line}</div>)}
      </Problem>
    </DialogTitle>
  );
}
