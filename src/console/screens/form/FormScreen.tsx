import { useGetOne } from 'react-admin';
import type { FormScreen as Document } from '../../../shared/documents/screen.ts';
import { recordIdOf } from '../../../shared/screens/record-id.ts';
import { fillRoute } from '../../actions/fill.ts';
import { useDocument } from '../../artifacts/use-artifacts.ts';
import { LoadFailure } from '../LoadFailure.tsx';
import { AboutRecord } from '../record/AboutRecord.tsx';
import { ScreenHeader } from '../ScreenHeader.tsx';
import { ScreenSkeleton } from '../ScreenSkeleton.tsx';
import type { ScreenProps } from '../screen-props.ts';
import { BackLink } from './BackLink.tsx';
import { FormEditor } from './FormEditor.tsx';
import { FormView } from './FormView.tsx';

/** One record: made (`new`), changed (`edit`) or read (`view`); the route says which. */
export default function FormScreen(props: ScreenProps<Document>) {
  return (props.mode ?? 'new') === 'new' ? <FormEditor {...props} mode="new" /> : <OfRecord {...props} />;
}

function OfRecord(props: ScreenProps<Document>) {
  const { screen, params, mode } = props;
  const call = useDocument('calls', screen.calls.read ?? '');
  const id = String(recordIdOf(params, call));
  const { data, error, refetch } = useGetOne(screen.resource, { id, meta: { calls: screen.calls } });
  if (data) {
    return (
      <AboutRecord resource={screen.resource} record={data}>
        {mode === 'view' ? <FormView {...props} record={data} /> : <FormEditor {...props} mode="edit" record={data} />}
      </AboutRecord>
    );
  }
  if (!error) return <ScreenSkeleton />;
  return (
    <>
      <ScreenHeader above={<BackLink to={fillRoute(screen.back, params)} />} title={screen.title ?? ''} />
      <LoadFailure error={error} messages={call?.messages} retry={() => void refetch()} refusedTo={screen.refusedTo} />
    </>
  );
}
