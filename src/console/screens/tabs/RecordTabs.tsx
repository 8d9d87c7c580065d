import { styled } from '@mui/material/styles';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { useGetOne } from 'react-admin';
import type { TabsScreen } from '../../../shared/documents/screen.ts';
import { recordIdOf } from '../../../shared/screens/record-id.ts';
import { useHistory } from '../../actions/use-history.ts';
import { useDocument } from '../../artifacts/use-artifacts.ts';
import { CardsAction } from '../cards/CardsAction.tsx';
import { LoadFailure } from '../LoadFailure.tsx';
import { Panel } from '../Panel.tsx';
import { AboutRecord } from '../record/AboutRecord.tsx';
import { RecordTitle } from '../record/RecordTitle.tsx';
import { WithinRecord } from '../record/within-record.ts';
import { ScreenBack } from '../ScreenBack.tsx';
import { ScreenHeader } from '../ScreenHeader.tsx';
import { ScreenSkeleton } from '../ScreenSkeleton.tsx';

/** The tab that is open is the heading of what it shows: the screen's own is read aloud, and not drawn again. */
const Below = styled('div')({
  '& header > div:first-of-type > h2': {
    position: 'absolute',
    width: 1,
    height: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  },
  '& header:not(.stays) > .actions': { marginLeft: 'auto' },
});

interface About {
  params: Record<string, unknown>;
  record: Record<string, unknown>;
}

interface Props {
  screen: TabsScreen;
  resource: string;
  params: Record<string, unknown>;
  tabs(about: About): ReactNode;
}

/** A record, and below it what there is about it, in tabs. */
export function RecordTabs({ screen, resource, params, tabs }: Props) {
  const call = useDocument('calls', screen.calls?.read ?? '');
  const queries = useQueryClient();
  const id = recordIdOf(params, call);
  const { data, error, refetch } = useGetOne(resource, { id: String(id), meta: { calls: { read: call?.id } } });
  if (data) {
    return (
      <AboutRecord resource={resource} record={data}>
        <Head
          screen={screen}
          resource={resource}
          params={params}
          record={data}
          reload={() => void queries.invalidateQueries()}
        />
        <WithinRecord value={true}>
          <Below>{tabs({ params, record: data })}</Below>
        </WithinRecord>
      </AboutRecord>
    );
  }
  if (!error) return <ScreenSkeleton />;
  return (
    <>
      <ScreenHeader title={screen.title ?? ''} above={<ScreenBack screen={screen} params={params} />} />
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

interface HeadProps extends About {
  screen: TabsScreen;
  resource: string;
  /** What is drawn below the record may have changed with it. */
  reload(): void;
}

function Head({ screen, resource, params, record, reload }: HeadProps) {
  const { header } = screen;
  const panel = header?.panel;
  const around = useMemo(() => ({ ...params, id: record.id }), [params, record.id]);
  const history = useHistory(resource);
  const actions = [...(screen.actions ?? []), ...(history ? [history] : [])].map((action, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the document's order; the same label may stand there for other records
    <CardsAction key={index} action={action} record={record} params={params} done={reload} />
  ));
  const above = <ScreenBack screen={screen} params={params} />;
  if (!header) return above;
  return (
    <RecordTitle header={header} resource={resource} record={record} above={above} actions={actions}>
      {panel && <Panel name={panel} params={around} record={record} />}
    </RecordTitle>
  );
}
