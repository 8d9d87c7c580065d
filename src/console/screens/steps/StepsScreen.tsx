import DialogContent from '@mui/material/DialogContent';
import Skeleton from '@mui/material/Skeleton';
import type { StepsScreen as Document } from '../../../shared/documents/screen.ts';
import { useDocument } from '../../artifacts/use-artifacts.ts';
import { OfflineError } from '../../data/call-error.ts';
import { useOpened } from '../../data/use-opened.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { useWords } from '../../messages/use-words.ts';
import { DialogFrame } from '../dialog/DialogFrame.tsx';
import { useDialogGuards } from '../dialog/use-dialog-guards.ts';
import { Failure } from '../Failure.tsx';
import type { ScreenProps } from '../screen-props.ts';
import { Steps, type StepsProps } from './Steps.tsx';

/** Forms or components one after another, in a dialog with one submit. */
export default function StepsScreen({ screen, params, record, close = () => undefined }: ScreenProps<Document>) {
  const { guards, leave } = useDialogGuards(close);
  const common = { screen, params, close, leave };
  return (
    <DialogFrame
      id={screen.id}
      title={screen.title}
      width={screen.width ?? 720}
      waiting={<Waiting />}
      guards={guards}
      leave={leave}
    >
      {screen.calls.update && record ? <Opened {...common} record={record} /> : <Steps {...common} />}
    </DialogFrame>
  );
}

/** The record as it is now: what a list knows of it is not all. */
function Opened(props: StepsProps & { record: Record<string, unknown> }) {
  const { screen, record } = props;
  const call = useDocument('calls', screen.calls.read ?? '');
  const { explain } = useMessages();
  const { data, error, refetch } = useOpened(screen, String(record.id), { enabled: Boolean(screen.calls.read) });
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
