import Button from '@mui/material/Button';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocation, useSearchParams } from 'react-router';
import { LoadFailure, Notice, ScreenHeader, ScreenSkeleton, useScreenTitle } from '../../../console/parts.ts';
import { type ComponentProps, useCall, useConstant, useDocument, useMessages } from '../../../console/slots.ts';
import type { Chat } from './ChatActions.tsx';
import { PersonChat } from './PersonChat.tsx';

const callId = 'people/session/list';
const most = 100;

/** The chats of a person, the newest first; what was said is read when one is opened. */
export default function PersonChats({ record = {} }: ComponentProps) {
  const read = useCall(callId);
  const call = useDocument('calls', callId);
  const title = useScreenTitle(undefined);
  const { text } = useMessages();
  const step = useConstant<number>('people/session/ofPerson', 10);
  const { rows, chosen, show } = useAddress(step);
  const user = String(record.id);
  const { data, error, refetch } = useQuery({
    queryKey: [callId, user, rows],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      (await read<{ data: Chat[]; total_count: number }>({ query: { user, page_limit: rows }, signal })).body,
    retry: false,
  });
  if (error) return <LoadFailure error={error} messages={call?.messages} retry={() => void refetch()} />;
  if (!data) return <ScreenSkeleton />;
  return (
    <>
      <ScreenHeader title={title} />
      {data.data.length === 0 && <Notice icon="inbox" text={text('people/session/chats.none')} />}
      {data.data.map((chat) => (
        <PersonChat
          key={chat.id}
          chat={chat}
          open={chat.id === chosen}
          toggle={() => show({ chat: chat.id === chosen ? '' : chat.id })}
        />
      ))}
      {data.total_count > data.data.length && rows < most && (
        <Button variant="outlined" onClick={() => show({ rows: String(rows + step) })}>
          {text('people/session/chats.more')}
        </Button>
      )}
    </>
  );
}

/** Which chat is open and how many are listed stand in the address: who comes back finds them so. */
function useAddress(step: number) {
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation();
  const asked = Number(search.get('rows'));
  const show = (change: Record<string, string>) => {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(change)) value ? next.set(name, value) : next.delete(name);
    setSearch(next, { replace: true, preventScrollReset: true, state });
  };
  return { rows: asked > step && asked <= most ? Math.floor(asked) : step, chosen: search.get('chat'), show };
}
