import { useQueryClient } from '@tanstack/react-query';
import { ActionMenu, GatedButton, Moment } from '../../../console/parts.ts';
import { useDocument, useDrawn, useMessages, useRunAction } from '../../../console/slots.ts';
import { chip } from './chip.tsx';
import type { Chat } from './PersonChat.tsx';

/** What can be done about a chat: answer it, say that it was seen, and where its case stands. */
export function ChatActions({ chat }: { chat: Chat }) {
  const { text } = useMessages();
  const run = useRunAction();
  const acknowledge = {
    label: text('people/chats.acknowledge'),
    gate: 'people/session.acknowledge',
    calls: 'people/session.acknowledge',
  };
  const reply = { label: text('people/chats.reply'), gate: 'people/session.reply', opens: 'people/reply' };
  const queries = useQueryClient();
  const record = { ...chat };
  const replied = () => void queries.invalidateQueries();
  return (
    <div className="actions">
      <GatedButton action={reply} record={record} run={() => void run(reply, { record, done: replied })} />
      {chat.acknowledgedAt ? (
        <span>
          {text('people/chats.acknowledged-on')} <Moment value={chat.acknowledgedAt} time />
        </span>
      ) : (
        chat.status !== 'initiated' && (
          <GatedButton action={acknowledge} record={record} run={() => void run(acknowledge, { record })} />
        )
      )}
      <ChatCase chat={record} />
    </div>
  );
}

/** Where the case stands, and the menu of the list of chats, by which it is changed. */
function ChatCase({ chat }: { chat: Chat & Record<string, unknown> }) {
  const { text } = useMessages();
  const run = useRunAction();
  const drawn = useDrawn();
  const queries = useQueryClient();
  const list = useDocument('screens', 'people/sessions');
  const actions = list?.kind === 'list' ? (list.row ?? []).filter((action) => drawn(action, chat)) : [];
  return (
    <span className="case">
      {text('people/session.case')} {chip(chat.action_status, 'people/user.actionStatuses')}
      {actions.length > 0 && (
        <ActionMenu
          actions={actions}
          record={chat}
          label={text('people/session.case-of', { title: chat.stage_title })}
          run={(action) => void run(action, { record: chat, done: () => void queries.invalidateQueries() })}
        />
      )}
    </span>
  );
}
