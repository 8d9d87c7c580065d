import { useQueryClient } from '@tanstack/react-query';
import { ActionMenu, GatedButton, Moment } from '../../../console/parts.ts';
import { useDocument, useDrawn, useMessages, useRunAction } from '../../../console/slots.ts';
import type { Action } from '../../../shared/documents/screen.ts';
import { chip } from './chip.tsx';

export interface Chat {
  id: string;
  stage_title: string;
  status: string;
  action_status: string;
  overall_mood?: number | null;
  driverAverage?: number | null;
  createdAt?: string | null;
  acknowledgedAt?: string | null;
  /** Whether resolving its case asks for a summary. */
  summary?: string;
}

type ChatRecord = Chat & Record<string, unknown>;

/** What can be done about a chat, as its screen says, and where its case stands. */
export function ChatActions({ chat }: { chat: Chat }) {
  const { text } = useMessages();
  const screen = useDocument('screens', 'people/session/chats');
  const record = { ...chat };
  const { actions, run } = useActions(screen?.kind === 'page' ? screen.row : undefined, record);
  return (
    <div className="actions">
      {actions.map((action) => (
        <GatedButton key={action.label} action={action} record={record} run={() => run(action)} />
      ))}
      {chat.acknowledgedAt && (
        <span>
          {text('people/session/chats.acknowledged-on')} <Moment value={chat.acknowledgedAt} time />
        </span>
      )}
      <ChatCase chat={record} />
    </div>
  );
}

/** Where the case stands, and the menu of the list of chats, by which it is changed. */
function ChatCase({ chat }: { chat: ChatRecord }) {
  const { text } = useMessages();
  const list = useDocument('screens', 'people/session/sessions');
  const { actions, run } = useActions(list?.kind === 'list' ? list.row : undefined, chat);
  return (
    <span className="case">
      {text('people/session/case')} {chip(chat.action_status, 'people/user/actionStatuses')}
      {actions.length > 0 && (
        <ActionMenu
          actions={actions}
          record={chat}
          label={text('people/session/case-of', { title: chat.stage_title })}
          run={run}
        />
      )}
    </span>
  );
}

/** Those of a screen's controls that are drawn for the record, and how one is run. */
function useActions(declared: readonly Action[] = [], record: ChatRecord) {
  const run = useRunAction();
  const drawn = useDrawn();
  const queries = useQueryClient();
  return {
    actions: declared.filter((action) => drawn(action, record)),
    run: (action: Action) => void run(action, { record, done: () => void queries.invalidateQueries() }),
  };
}
