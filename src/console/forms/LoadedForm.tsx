import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense, use, useMemo, useSyncExternalStore } from 'react';
import type { Form } from '../../shared/documents/form.ts';
import { useDocument } from '../artifacts/use-artifacts.ts';
import { useEnvironment } from '../environment.ts';
import { useMessages } from '../messages/use-messages.ts';
import type { DocumentFormProps } from './DocumentForm.tsx';
import { partsOf } from './form-parts.ts';

const DocumentForm = lazy(() => import('./DocumentForm.tsx'));

export interface LoadedFormProps extends Omit<DocumentFormProps, 'form' | 'part'> {
  /** Form document. */
  id: string;
  /** Layout changed by what is around the form: cards instead of groups. */
  arrange?(form: Form): Form;
}

/** A form by its id. Its code (RJSF), schema and validators are loaded with the first one shown. */
export function LoadedForm(props: LoadedFormProps) {
  return (
    <Suspense fallback={<Waiting />}>
      <Ready {...props} />
    </Suspense>
  );
}

function Ready({ id, arrange, ...props }: LoadedFormProps) {
  const form = useDocument('forms', id);
  const parts = partsOf(useEnvironment().store.source);
  const part = useSyncExternalStore(parts.subscribe, () => parts.get(id));
  // Asked for with every drawing: React wants `use` called again once it has waited.
  use(parts.load(id));
  const arranged = useMemo(() => form && (arrange?.(form) ?? form), [form, arrange]);
  if (!arranged || !part) throw new Error(`No form "${id}".`);
  return <DocumentForm form={arranged} part={part} {...props} />;
}

function Waiting() {
  const { text } = useMessages();
  return (
    <div role="status" aria-label={text('shell/form.loading')}>
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} variant="rounded" height={40} sx={{ mb: 2.5 }} />
      ))}
    </div>
  );
}
