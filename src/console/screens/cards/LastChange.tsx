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

/** Who changed any of these fields last, and when; nothing of a record that does not tell. */
export function LastChange({ changes, fields }: { changes: Changes; fields: readonly string[] }) {
  const words = useWords();
  if (!changes) return null;
  const known = fields.flatMap((name) => changes[name] ?? []);
  const last = known.sort((a, b) => a.at.localeCompare(b.at)).at(-1);
  if (!last) return <Line>{words('unchanged')}</Line>;
  return (
    <Line>
      {last.by ? words('changed-by', { name: last.by }) : words('changed')}{' '}
      <Suspense>
        <Moment value={last.at} time />
      </Suspense>
    </Line>
  );
}
