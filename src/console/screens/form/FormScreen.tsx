import { RecordContextProvider, useGetOne } from 'react-admin';
import type { FormScreen as Document } from '../../../shared/documents/screen.ts';
import { useDocument } from '../../artifacts/use-artifacts.ts';
import { OfflineError } from '../../data/call-error.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { Failure } from '../Failure.tsx';
import { ScreenHeader } from '../ScreenHeader.tsx';
import { ScreenSkeleton } from '../ScreenSkeleton.tsx';
import type { ScreenProps } from '../screen-kinds.ts';
import { FormEditor } from './FormEditor.tsx';
import { FormView } from './FormView.tsx';

/** One record: made (`new`), changed (`edit`) or read (`view`); the route says which. */
export default function FormScreen(props: ScreenProps<Document>) {
  return (props.mode ?? 'new') === 'new' ? <FormEditor {...props} mode="new" /> : <OfRecord {...props} />;
}

function OfRecord(props: ScreenProps<Document>) {
  const { screen, params, mode } = props;
  const { data, error, refetch } = useGetOne(screen.resource, { id: String(params.id), meta: { calls: screen.calls } });
  const call = useDocument('calls', screen.calls.read ?? '');
  const { explain } = useMessages();
  if (data) {
    return (
      <RecordContextProvider value={data}>
        {mode === 'view' ? <FormView {...props} record={data} /> : <FormEditor {...props} mode="edit" record={data} />}
      </RecordContextProvider>
    );
  }
  if (!error) return <ScreenSkeleton />;
  return (
    <>
      <ScreenHeader title={screen.title ?? ''} />
      <Failure
        offline={(error as unknown) instanceof OfflineError}
        sentence={explain(error, call?.messages)}
        retry={() => void refetch()}
      />
    </>
  );
}
