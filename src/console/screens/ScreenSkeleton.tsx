import Skeleton from '@mui/material/Skeleton';
import { useWords } from '../messages/use-words.ts';
import { ScreenHeader } from './ScreenHeader.tsx';
import { useScreenTitle } from './screen-title-context.ts';

interface Props {
  /** Of the screen, where its document is there. */
  title?: string | undefined;
}

/** A screen whose code, documents or data are on the way: its heading, where that is known, and the shape of the rest. */
export function ScreenSkeleton({ title }: Props) {
  const words = useWords();
  const known = useScreenTitle(title);
  return (
    <>
      {known && <ScreenHeader title={known} />}
      <div role="status" aria-label={words('loading')}>
        {!known && <Skeleton width={220} height={36} />}
        <Skeleton variant="rounded" height={280} sx={{ mt: 3 }} />
      </div>
    </>
  );
}
