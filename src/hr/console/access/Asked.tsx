import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useDocument, useMessages } from '../../../console/slots.ts';
import { Answer } from './Answer.tsx';
import type { useWhy, WhyStep } from './use-why.ts';

interface Props {
  query: ReturnType<typeof useWhy>;
  local?: { allowed: boolean; steps: readonly WhyStep[] };
}

/** An answer, or that it is awaited, or why there is none. */
export function Asked({ query, local }: Props) {
  const { explain, text } = useMessages();
  const call = useDocument('calls', 'access/why');
  if (query.data) return <Answer answer={query.data} local={local} />;
  if (query.error) {
    return (
      <div role="alert">
        <p>{explain(query.error, call?.messages).text}</p>
        <Button variant="outlined" onClick={() => void query.refetch()}>
          {text('shell/console.retry')}
        </Button>
      </div>
    );
  }
  return (
    <div role="status" aria-label={text('shell/console.loading')}>
      <Skeleton variant="rounded" height={56} />
      <Skeleton width="60%" sx={{ mt: 2 }} />
      <Skeleton width="45%" />
      <Skeleton width="50%" />
    </div>
  );
}
