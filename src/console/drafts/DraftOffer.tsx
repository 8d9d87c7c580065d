import { lazy, Suspense } from 'react';
import type { Offered } from './DraftNotice.tsx';

const DraftNotice = lazy(() => import('./DraftNotice.tsx'));

/** Nothing, unless something was left unfinished here. */
export function DraftOffer({ draft }: { draft: Offered }) {
  if (!draft.offer) return null;
  return (
    <Suspense>
      <DraftNotice draft={draft} />
    </Suspense>
  );
}
