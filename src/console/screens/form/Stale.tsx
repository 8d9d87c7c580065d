import { lazy, Suspense } from 'react';
import type { Conflict, DrawValue } from './conflict.ts';

const StaleDialog = lazy(() => import('./StaleDialog.tsx'));

interface Props {
  /** One, or those of all steps. */
  form: string | readonly string[];
  conflict: Conflict | undefined;
  draw?: DrawValue;
}

/** Nothing, until a save finds that someone else has saved in between. */
export function Stale({ form, conflict, draw }: Props) {
  if (!conflict) return null;
  return (
    <Suspense>
      <StaleDialog forms={[form].flat()} draw={draw} {...conflict} />
    </Suspense>
  );
}
