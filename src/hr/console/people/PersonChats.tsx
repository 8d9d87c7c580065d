import Button from '@mui/material/Button';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadFailure, Notice, ScreenHeader, ScreenSkeleton, useScreenTitle } from '../../../console/parts.ts';
import { type ComponentProps, useCall, useDocument, useMessages } from '../../../console/slots.ts';
import { type Chat, PersonChat } from './PersonChat.tsx';

const callId = 'people/user.chats';
const step = 10;
const most = 100;

/** The chats of a person, the newest first; what was said is read when one is opened. */
export default function PersonChats({ record = {} }: ComponentProps) {
  const read = useCall(callId);
  const call = useDocument('calls', callId);
  const title = useScreenTitle(undefined);
  const { text } = useMessages();
  const [limit, setLimit] = useState(step);
  const user = String(record.id);
  const { data, error, refetch } = useQuery({
    queryKey: [callId, user, limit],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      (await read<{ data: Chat[]; total_count: number }>({ query: { user, page_limit: limit }, signal })).body,
    retry: false,
  });
  if (error) return <LoadFailure error={error} messages={call?.messages} retry={() => void refetch()} />;
  if (!data) return <ScreenSkeleton />;
  return (
    <>
      <ScreenHeader title={title} />
      {data.data.length === 0 && <Notice icon="inbox" text={text('people/chats.none')} />}
      {data.data.map((chat) => (
        <PersonChat key={chat.id} chat={chat} />
      ))}
      {data.total_count > data.data.length && limit < most && (
        <Button variant="outlined" onClick={() => setLimit(limit + step)}>
          {text('people/chats.more')}
        </Button>
      )}
    </>
  );
}
