import { lazy, Suspense } from 'react';
import type { Conflict } from './conflict.ts';

const StaleDialog = lazy(() => import('./StaleDialog.tsx'));

/** Nothing, until a save finds that someone else has saved in between. */
export function Stale({ form, conflict }: { form: string; conflict: Conflict | undefined }) {
  if (!conflict) return null;
  return (
    <Suspense>
      <StaleDialog form={form} {...conflict} />
    </Suspense>
  );
}
