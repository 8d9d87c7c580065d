import { lazy, Suspense } from 'react';
import type { DialogScreen, PageScreen } from '../../../shared/documents/screen.ts';
import { useDocument } from '../../artifacts/use-artifacts.ts';
import { useActor } from '../../session/use-actor.ts';
import { LoadFailure } from '../LoadFailure.tsx';
import { OnCard } from '../panels/on-card.ts';
import { Panels } from '../panels/Panels.tsx';
import { useShown } from '../panels/use-shown.ts';

const Arrivals = lazy(() => import('../page/Arrivals.tsx'));

interface Props {
  /** Id of a page or dialog. */
  page: string;
  params: Record<string, unknown>;
  record: Record<string, unknown>;
}

/** The panels of a page or dialog on a card, and what the address brings to the page. */
export default function CardPanels({ page, params, record }: Props) {
  const screen = useDocument('screens', page);
  if (screen?.kind !== 'page' && screen?.kind !== 'dialog') return null;
  const arrives = screen.kind === 'page' ? screen.arrives : undefined;
  return (
    <>
      <Suspense>{arrives && <Arrivals arrives={arrives} params={params} />}</Suspense>
      <Shown screen={screen} params={params} record={record} />
    </>
  );
}

interface ShownProps extends Omit<Props, 'page'> {
  screen: DialogScreen | PageScreen;
}

/** Without a call of their own they show the record. */
function Shown({ screen, params, record }: ShownProps) {
  const { values, waits, error, call, refetch } = useShown({
    read: screen.calls?.read,
    around: params,
    known: { company: useActor()?.company },
    send: screen.kind === 'page' ? screen.send : undefined,
  });
  if (waits) return error && <LoadFailure error={error} messages={call?.messages} retry={() => void refetch()} />;
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
