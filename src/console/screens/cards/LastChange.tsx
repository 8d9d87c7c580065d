import { styled } from '@mui/material/styles';
import { lazy, Suspense } from 'react';
import { useWords } from '../../messages/use-words.ts';

const Moment = lazy(() => import('../../cells/Moment.tsx'));

export type Changes = Readonly<Record<string, { at: string; by: string | null }>> | undefined;

const Line = styled('p')(({ theme }) => ({
  margin: '16px 0 0',
  fontSize: '0.8125rem',
  color: (theme.vars ?? theme).palette.text.secondary,
}));

/** Said once, below all cards, while nothing on any of them was changed. */
export function Unchanged({ changes }: { changes: Changes }) {
  const words = useWords();
  return changes && Object.keys(changes).length === 0 ? <Line>{words('unchanged')}</Line> : null;
}

/** Who changed any of these fields last, and when; nothing of those that were not. */
export function LastChange({ changes, fields }: { changes: Changes; fields: readonly string[] }) {
  const words = useWords();
  if (!changes) return null;
  const known = fields.flatMap((name) => changes[name] ?? []);
  const last = known.sort((a, b) => a.at.localeCompare(b.at)).at(-1);
  if (!last) return null;
  return (
    <Line>
      {last.by ? words('changed-by', { name: last.by }) : words('changed')}{' '}
      <Suspense>
        <Moment value={last.at} time />
      </Suspense>
    </Line>
  );
}
