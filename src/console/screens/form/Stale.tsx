import { lazy, Suspense } from 'react';
import type { Conflict, DrawValue } from './conflict.ts';

const StaleDialog = lazy(() => import('./StaleDialog.tsx'));

/** Nothing, until a save finds that someone else has saved in between. */
export function Stale({ form, conflict, draw }: { form: string; conflict: Conflict | undefined; draw?: DrawValue }) {
  if (!conflict) return null;
  return (
    <Suspense>
      <StaleDialog form={form} draw={draw} {...conflict} />
    </Suspense>
  );
}
