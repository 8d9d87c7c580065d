import { useDocument } from '../../artifacts/use-artifacts.ts';
import { useActor } from '../../session/use-actor.ts';
import { LoadFailure } from '../LoadFailure.tsx';
import { OnCard } from '../panels/on-card.ts';
import { Panels } from '../panels/Panels.tsx';
import { useShown } from '../panels/use-shown.ts';

interface Props {
  /** Id of a page screen. */
  page: string;
  params: Record<string, unknown>;
}

/** The panels of a page, on a card. */
export default function CardPanels({ page, params }: Props) {
  const document = useDocument('screens', page);
  const screen = document?.kind === 'page' ? document : undefined;
  const { values, waits, error, call, refetch } = useShown({
    read: screen?.calls?.read,
    around: params,
    known: { company: useActor()?.company },
    send: screen?.send,
  });
  if (error) return <LoadFailure error={error} messages={call?.messages} retry={() => void refetch()} />;
  if (waits || !screen) return null;
  return (
    <OnCard value={true}>
      <Panels panels={screen.panels ?? []} values={values} params={params} change={() => void refetch()} />
    </OnCard>
  );
}
