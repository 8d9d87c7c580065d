import { styled } from '@mui/material/styles';
import { lazy, Suspense, useEffect, useMemo, useRef } from 'react';
import { useListContext } from 'react-admin';
import type { ListScreen } from '../../../shared/documents/screen.ts';
import { useDocument, useEntity } from '../../artifacts/use-artifacts.ts';
import { useEnvironment } from '../../environment.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { useWords } from '../../messages/use-words.ts';
import { useAnnounce } from '../../shell/Announcer.tsx';
import { Failure } from '../Failure.tsx';
import { LoadFailure } from '../LoadFailure.tsx';
import { lazyComponent, useLoaded } from '../lazy-component.ts';
import { Notice } from '../Notice.tsx';
import { Panel } from '../Panel.tsx';
import { ScreenHeader } from '../ScreenHeader.tsx';
import { ScreenSkeleton } from '../ScreenSkeleton.tsx';
import { useScreenTitle } from '../screen-title-context.ts';
import { BulkBar } from './BulkBar.tsx';
import { HeaderActions } from './HeaderActions.tsx';
import { ListFooter } from './ListFooter.tsx';
import { ListTable } from './ListTable.tsx';
import { ListToolbar } from './ListToolbar.tsx';
import { type Row, useListView } from './list-view.ts';
import type { ListAddress } from './use-list-address.ts';

// Few lists have them.
const Marked = lazy(() => import('./Marked.tsx').then((module) => ({ default: module.Marked })));
const MoreRows = lazy(() => import('./MoreRows.tsx'));
const Refresh = lazy(() => import('./Refresh.tsx'));

const viewTabs = () => import('./ViewTabs.tsx');

const Card = styled('section')(({ theme }) => ({
  border: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  borderRadius: 12,
  backgroundColor: (theme.vars ?? theme).palette.background.paper,
  overflow: 'clip',
}));

/** Controls of a list that has its heading from what is around it. */
const Alone = styled('div')({
  display: 'flex',
  justifyContent: 'flex-end',
  gap: 8,
  marginBottom: 12,
  '&:empty': { display: 'none' },
});

interface Props {
  screen: ListScreen;
  address: ListAddress;
  params: Record<string, unknown>;
  pageSizes: readonly number[];
  /** In a dialog, which has the heading. */
  inside?: boolean;
}

/** Header, toolbar, rows and footer; in the place of the rows whatever else there is to say. */
export function ListBody({ screen, address, params, pageSizes, inside }: Props) {
  const list = useListContext<Row>();
  const title = useScreenTitle(screen.title);
  const view = useListView(screen, address, params);
  const known = (list.total ?? 0) > 0 || isSearched(address) || address.state.view !== undefined;
  useEffect(() => {
    address.total.current = list.total;
  }, [address, list.total]);
  useSpokenTotal(address, list.isFetching ? undefined : list.total);
  const ViewTabs = lazyComponent(viewTabs);
  const { components } = useEnvironment().registry;
  const above = screen.panel ? components[screen.panel] : undefined;
  const isLoaded = useLoaded(
    useMemo(() => [...(above ? [above] : []), ...(screen.views ? [viewTabs] : [])], [above, screen.views]),
  );
  if (!isLoaded) return inside ? null : <ScreenSkeleton title={screen.title} />;
  return (
    <>
      {!inside && title !== '' && <ScreenHeader title={title} actions={<HeaderActions view={view} />} />}
      {!inside && title === '' && (
        <Alone>
          <HeaderActions view={view} />
        </Alone>
      )}
      {screen.panel && <Panel name={screen.panel} params={params} />}
      <Suspense>{screen.views && <ViewTabs screen={screen} address={address} />}</Suspense>
      <Card aria-label={title || undefined}>
        {(known || list.isPending) && <ListToolbar screen={screen} address={address} view={view} />}
        <BulkBar screen={screen} view={view} />
        <Suspense>{screen.refresh && <Refresh {...screen.refresh} />}</Suspense>
        <Suspense>
          {(screen.mark || view.before || view.added.length > 0) && <Marked screen={screen} view={view} />}
        </Suspense>
        <ListContent screen={screen} address={address} view={view} />
        {/* Of fewer than a page it is plain that there is no more. */}
        <Suspense>
          {screen.paging === 'more' && (list.data?.length ?? 0) >= Math.min(...pageSizes) && <MoreRows />}
        </Suspense>
        {screen.paging !== 'more' && (list.total ?? 0) > 0 && (
          <ListFooter address={address} total={list.total ?? 0} pageSizes={pageSizes} />
        )}
      </Card>
    </>
  );
}

const emptyOf = ({ views, empty }: ListScreen, { state }: ListAddress): string =>
  views?.tabs.find((tab) => tab.value === state.view)?.empty ?? empty;

const isSearched = ({ state }: ListAddress): boolean => Boolean(state.search) || Object.keys(state.filters).length > 0;

/** By more than what is chosen from the start. */
function isNarrowed({ filters }: ListScreen, { state }: ListAddress): boolean {
  const usual = new Map(filters?.fields.map((field) => [field.name, field.usual]));
  return (
    Boolean(state.search) || Object.entries(state.filters).some(([name, values]) => values.join() !== usual.get(name))
  );
}

function ListContent({
  screen,
  address,
  view,
}: {
  screen: ListScreen;
  address: ListAddress;
  view: ReturnType<typeof useListView>;
}) {
  const { data, total, error, isPending, isPaused, isPlaceholderData, refetch, meta } = useListContext<Row>();
  const entity = useEntity(screen.resource);
  const listCall = screen.calls?.list ?? screen.calls?.getList;
  const call = useDocument('calls', listCall ?? '');
  const { text } = useMessages();
  if (isPaused && (isPending || isPlaceholderData)) {
    return (
      <Failure offline sentence={{ text: text('shell/offline'), severity: 'warning' }} retry={() => void refetch()} />
    );
  }
  // Of a list that goes on, what has come stays; its end says that no more did.
  if (error && !(screen.paging === 'more' && data?.length)) {
    return (
      <LoadFailure error={error} messages={call?.messages} retry={() => void refetch()} refusedTo={screen.refusedTo} />
    );
  }
  if (!isPending && total === 0) {
    const why: unknown = meta?.[call?.list?.withheld ?? ''];
    if (typeof why === 'string') return <Notice icon="lock" text={why} />;
    return isNarrowed(screen, address) ? (
      <Notice icon="search-off" text={text(screen.noHits ?? screen.empty)} />
    ) : (
      <Notice icon="inbox" text={text(emptyOf(screen, address))} />
    );
  }
  return (
    <ListTable screen={screen} entity={entity} address={address} view={view} rows={data} stale={isPlaceholderData} />
  );
}

/** How many there are is read out when a search or a filter has changed it. */
function useSpokenTotal({ state }: ListAddress, total: number | undefined): void {
  const announce = useAnnounce();
  const words = useWords();
  const asked = JSON.stringify([state.search, state.filters]);
  const told = useRef('');
  useEffect(() => {
    const now = `${asked} ${total}`;
    if (total === undefined || asked === '["",{}]' || now === told.current) return;
    told.current = now;
    announce(words('hits', { count: total }));
  }, [asked, total, announce, words]);
}
