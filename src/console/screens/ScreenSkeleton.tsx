import Skeleton from '@mui/material/Skeleton';
import { useWords } from '../messages/use-words.ts';

/** The shape of a screen whose code or documents are on the way. */
export function ScreenSkeleton() {
  const words = useWords();
  return (
    <div role="status" aria-label={words('loading')}>
      <Skeleton width={220} height={36} />
      <Skeleton variant="rounded" height={280} sx={{ mt: 3 }} />
    </div>
  );
}
