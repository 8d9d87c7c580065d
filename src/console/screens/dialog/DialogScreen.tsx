import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense, useId } from 'react';
import type { DialogScreen as Document } from '../../../shared/documents/screen.ts';
import { useEnvironment } from '../../environment.ts';
import { fill } from '../../messages/explain.ts';
import { useWords } from '../../messages/use-words.ts';
import { LeaveGuardsContext } from '../../shell/leave-guards.ts';
import { ErrorBoundary } from '../ErrorBoundary.tsx';
import { lazyComponent } from '../lazy-component.ts';
import type { ScreenProps } from '../screen-kinds.ts';
import { DialogForm } from './DialogForm.tsx';
import { useDialogGuards } from './use-dialog-guards.ts';

const DialogList = lazy(() => import('./DialogList.tsx'));

/** A form, a list, or a component of the product, in a dialog with a title. The component draws content and buttons. */
export default function DialogScreen({ screen, params, record, close = () => undefined }: ScreenProps<Document>) {
  const { registry } = useEnvironment();
  const titleId = useId();
  const { guards, leave } = useDialogGuards(close);
  const load = screen.component ? registry.components[screen.component] : undefined;
  if (screen.component && !load) throw new Error(`No component "${screen.component}".`);
  const Component = load && lazyComponent(load);
  return (
    <Dialog
      open
      onClose={leave}
      fullWidth
      maxWidth={false}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { maxWidth: screen.width ?? 560 } } }}
    >
      <DialogTitle id={titleId} component="h2">
        {fill(screen.title, wordsOf({ ...params, ...record }))}
      </DialogTitle>
      <ErrorBoundary resetOn={screen.id}>
        <LeaveGuardsContext value={guards}>
          <Suspense fallback={<Waiting />}>
            {Component && (
              <Component
                params={params}
                record={record}
                close={(result) => (result === undefined ? leave() : close(result))}
              />
            )}
            {screen.list && <DialogList id={screen.list} params={params} close={() => close()} />}
            {screen.form && (
              <DialogForm
                screen={screen}
                form={screen.form}
                record={record}
                params={params}
                close={close}
                leave={leave}
              />
            )}
          </Suspense>
        </LeaveGuardsContext>
      </ErrorBoundary>
    </Dialog>
  );
}

/** What a title can take of a record: `Add a comment to {display_name}`. */
const wordsOf = (values: Record<string, unknown>): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string | number] =>
      ['string', 'number'].includes(typeof entry[1]),
    ),
  );

function Waiting() {
  const words = useWords();
  return (
    <DialogContent role="status" aria-label={words('loading')}>
      <Skeleton variant="rounded" height={200} />
    </DialogContent>
  );
}
