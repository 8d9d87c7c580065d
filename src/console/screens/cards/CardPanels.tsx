import { useDocument } from '../../artifacts/use-artifacts.ts';
import { useActor } from '../../session/use-actor.ts';
import { LoadFailure } from '../LoadFailure.tsx';
import { OnCard } from '../panels/on-card.ts';
import { Panels } from '../panels/Panels.tsx';
import { useShown } from '../panels/use-shown.ts';

interface Props {
  /** Id of a page or dialog. */
  page: string;
  params: Record<string, unknown>;
  record: Record<string, unknown>;
}

/** The panels of a page or dialog, on a card. Without a call of their own they show the record. */
export default function CardPanels({ page, params, record }: Props) {
  const document = useDocument('screens', page);
  const screen = document?.kind === 'page' || document?.kind === 'dialog' ? document : undefined;
  const { values, waits, error, call, refetch } = useShown({
    read: screen?.calls?.read,
    around: params,
    known: { company: useActor()?.company },
    send: screen?.kind === 'page' ? screen.send : undefined,
  });
  if (error) return <LoadFailure error={error} messages={call?.messages} retry={() => void refetch()} />;
  if (waits || !screen) return null;
  return (
    <OnCard value={true}>
      <Panels
        panels={screen.panels ?? []}
        values={screen.calls?.read ? values : record}
        params={params}
        change={() => void refetch()}
      />
    </OnCard>
  );
}
