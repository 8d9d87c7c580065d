import { use, useState } from 'react';
import { useGetOne } from 'react-admin';
import type { CardsScreen as Document } from '../../../shared/documents/screen.ts';
import { recordIdOf } from '../../../shared/screens/record-id.ts';
import { useDocument } from '../../artifacts/use-artifacts.ts';
import { useEnvironment } from '../../environment.ts';
import { useGates } from '../../gates/use-gate.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { useActor } from '../../session/use-actor.ts';
import { LoadFailure } from '../LoadFailure.tsx';
import { AboutRecord } from '../record/AboutRecord.tsx';
import { WithinRecord } from '../record/within-record.ts';
import { ScreenBack } from '../ScreenBack.tsx';
import { ScreenHeader } from '../ScreenHeader.tsx';
import { ScreenSkeleton } from '../ScreenSkeleton.tsx';
import type { ScreenProps } from '../screen-props.ts';
import { useScreenTitle } from '../screen-title-context.ts';
import { CardsEdit } from './CardsEdit.tsx';
import { CardsView } from './CardsView.tsx';

/** One record on cards, to be read, and where the document says so to be edited in place. */
export default function CardsScreen(props: ScreenProps<Document>) {
  const { screen, params } = props;
  const call = useDocument('calls', screen.calls.read ?? '');
  const actor = useActor();
  // Without a record in the address it is one's own, or one's company's.
  const own = call?.company && call.company === call.record ? actor?.company : actor?.id;
  const id = recordIdOf(params, call) ?? own;
  const { data, error, refetch } = useGetOne(screen.resource, {
    id: String(id),
    meta: { calls: { read: screen.calls.read } },
  });
  const title = useScreenTitle(screen.title);
  const { text } = useMessages();
  // A button without its word is not shown.
  const isWorded = !screen.edit || text('shell/form.edit') !== '';
  if (data && isWorded) return <Cards {...props} record={data} reload={refetch} />;
  if (!error) return <ScreenSkeleton />;
  return (
    <>
      <ScreenHeader title={title} above={<ScreenBack screen={screen} params={params} />} />
      <LoadFailure
        error={error}
        messages={call?.messages}
        retry={() => void refetch()}
        refusedTo={screen.refusedTo}
        resource={screen.resource}
      />
    </>
  );
}

type CardsProps = ScreenProps<Document> & { record: Record<string, unknown>; reload(): Promise<unknown> };

function Cards({ screen, record, params, reload }: CardsProps) {
  const [editing, setEditing] = useState<boolean>();
  const ask = useGates();
  const { signing } = useEnvironment();
  const isWithin = use(WithinRecord);
  const cards = screen.cards.filter(
    (card) => !card.planned && !(card.within === 'edited' && isWithin && !editing) && ask(card.gate, record).allowed,
  );
  const leave = async (saved: boolean) => {
    const read = reload();
    // Who edits again at once begins with what has been saved.
    if (saved) await read;
    setEditing(false);
    // Names, formats and flags of the person or the company may be others now.
    if (saved) void signing.refresh();
  };
  return (
    <AboutRecord resource={screen.resource} record={record}>
      {editing && screen.form ? (
        <CardsEdit screen={screen} form={screen.form} cards={cards} record={record} leave={leave} />
      ) : (
        <CardsView
          screen={screen}
          cards={cards}
          record={record}
          params={params}
          edit={() => setEditing(true)}
          isEdited={editing === false}
          reload={() => void reload()}
        />
      )}
    </AboutRecord>
  );
}
