import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import { Suspense, useId } from 'react';
import { useGetOne } from 'react-admin';
import type { StepsScreen as Document } from '../../../shared/documents/screen.ts';
import { useDocument } from '../../artifacts/use-artifacts.ts';
import { OfflineError } from '../../data/call-error.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { useWords } from '../../messages/use-words.ts';
import { LeaveGuardsContext } from '../../shell/leave-guards.ts';
import { useDialogGuards } from '../dialog/use-dialog-guards.ts';
import { ErrorBoundary } from '../ErrorBoundary.tsx';
import { Failure } from '../Failure.tsx';
import type { ScreenProps } from '../screen-kinds.ts';
import { Steps, type StepsProps } from './Steps.tsx';

/** Forms or components one after another, in a dialog with one submit. */
export default function StepsScreen({ screen, params, record, close = () => undefined }: ScreenProps<Document>) {
  const titleId = useId();
  const { guards, leave } = useDialogGuards(close);
  const common = { screen, params, close, leave };
  return (
    <Dialog
      open
      onClose={leave}
      fullWidth
      maxWidth={false}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { maxWidth: screen.width ?? 720 } } }}
    >
      <DialogTitle id={titleId} component="h2">
        {screen.title}
      </DialogTitle>
      <ErrorBoundary resetOn={screen.id}>
        <LeaveGuardsContext value={guards}>
          <Suspense fallback={<Waiting />}>
            {screen.calls.update && record ? <Opened {...common} record={record} /> : <Steps {...common} />}
          </Suspense>
        </LeaveGuardsContext>
      </ErrorBoundary>
    </Dialog>
  );
}

/** The record as it is now: what a list knows of it is not all. */
function Opened(props: StepsProps & { record: Record<string, unknown> }) {
  const { screen, record } = props;
  const call = useDocument('calls', screen.calls.read ?? '');
  const { explain } = useMessages();
  const { data, error, refetch } = useGetOne(
    screen.resource,
    { id: String(record.id), meta: { calls: screen.calls } },
    { enabled: Boolean(screen.calls.read) },
  );
  if (!screen.calls.read) return <Steps {...props} />;
  if (data) return <Steps {...props} record={data} />;
  if (!error) return <Waiting />;
  return (
    <Failure
      offline={(error as unknown) instanceof OfflineError}
      sentence={explain(error, call?.messages)}
      retry={() => void refetch()}
    />
  );
}

function Waiting() {
  const words = useWords();
  return (
    <DialogContent role="status" aria-label={words('loading')}>
      <Skeleton variant="rounded" height={36} sx={{ mb: 2 }} />
      <Skeleton variant="rounded" height={200} />
    </DialogContent>
  );
}
