import type { Call } from '../../../shared/documents/call.ts';
import type { FormScreen as Document } from '../../../shared/documents/screen.ts';
import { recordIdOf } from '../../../shared/screens/record-id.ts';
import { fillRoute } from '../../actions/fill.ts';
import { useDocument, useEntity } from '../../artifacts/use-artifacts.ts';
import { useOpened } from '../../data/use-opened.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { LoadFailure } from '../LoadFailure.tsx';
import { AboutRecord } from '../record/AboutRecord.tsx';
import { ScreenHeader } from '../ScreenHeader.tsx';
import { ScreenSkeleton } from '../ScreenSkeleton.tsx';
import type { ScreenProps } from '../screen-props.ts';
import { BackLink } from './BackLink.tsx';
import { copyOf } from './copy-of.ts';
import { FormEditor } from './FormEditor.tsx';
import { FormView } from './FormView.tsx';

/** One record: made (`new`), changed (`edit`) or read (`view`); the route says which. */
export default function FormScreen(props: ScreenProps<Document>) {
  const { mode = 'new', screen, params } = props;
  const copied = mode === 'new' && screen.copy && params[screen.copy.parameter];
  if (mode !== 'new') return <OfRecord {...props} />;
  return copied ? <Copy {...props} id={String(copied)} /> : <FormEditor {...props} mode="new" />;
}

/** A new one that begins as a copy of another. */
function Copy({ id, ...props }: ScreenProps<Document> & { id: string }) {
  const { screen, params } = props;
  const call = useDocument('calls', screen.calls.read ?? '');
  const entity = useEntity(screen.resource);
  const { message, text } = useMessages();
  // Its words come with the first form.
  const named = message('shell/form.copy-of');
  const { data, error, refetch } = useOpened(screen, id);
  if (data && entity && named && screen.copy) {
    const property = entity.display ?? '';
    const words = (name: string) => text('shell/form.copy-of', { name });
    const copy = copyOf(data, screen.copy, { property, schema: entity.schema.properties[property], words });
    return <FormEditor {...props} mode="new" begun={copy} />;
  }
  if (error)
    return <NotLoaded screen={screen} params={params} error={error} call={call} retry={() => void refetch()} />;
  return <ScreenSkeleton />;
}

function OfRecord(props: ScreenProps<Document>) {
  const { screen, params, mode } = props;
  const call = useDocument('calls', screen.calls.read ?? '');
  const id = String(recordIdOf(params, call));
  const { data, error, refetch } = useOpened(screen, id, { remembered: mode === 'view' });
  if (data) {
    return (
      <AboutRecord resource={screen.resource} record={data}>
        {mode === 'view' ? <FormView {...props} record={data} /> : <FormEditor {...props} mode="edit" record={data} />}
      </AboutRecord>
    );
  }
  if (!error) return <ScreenSkeleton />;
  return <NotLoaded screen={screen} params={params} error={error} call={call} retry={() => void refetch()} />;
}

interface NotLoadedProps extends Pick<ScreenProps<Document>, 'screen' | 'params'> {
  error: unknown;
  call: Call | undefined;
  retry(): void;
}

function NotLoaded({ screen, params, error, call, retry }: NotLoadedProps) {
  return (
    <>
      <ScreenHeader above={<BackLink to={fillRoute(screen.back, params)} />} title={screen.title ?? ''} />
      <LoadFailure
        error={error}
        messages={call?.messages}
        retry={retry}
        refusedTo={screen.refusedTo}
        resource={screen.resource}
      />
    </>
  );
}
