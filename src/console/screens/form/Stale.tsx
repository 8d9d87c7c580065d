import { lazy, Suspense } from 'react';
import type { ComparedField, Conflict, DrawValue } from './conflict.ts';

const StaleDialog = lazy(() => import('./StaleDialog.tsx'));

interface Props {
  /** One, or those of all steps. */
  form: string | readonly string[];
  conflict: Conflict | undefined;
  draw?: DrawValue;
  /** Fields of no form. */
  fields?: readonly ComparedField[];
}

const none: readonly ComparedField[] = [];

/** Nothing, until a save finds that someone else has saved in between. */
export function Stale({ form, conflict, draw, fields = none }: Props) {
  if (!conflict) return null;
  return (
    <Suspense>
      <StaleDialog forms={[form].flat()} draw={draw} fields={fields} {...conflict} />
    </Suspense>
  );
}
