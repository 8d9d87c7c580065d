import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useGate, useOverlays } from '../../../console/slots.ts';

/** An alert about a chat without a name leads here, with the chat in the address: it is shown once, by itself. */
export function useAskedChat(chat: unknown): void {
  const { open } = useOverlays();
  const [, setSearch] = useSearchParams();
  const mayList = useGate('people/session.list').allowed;
  const shown = useRef<unknown>(undefined);
  useEffect(() => {
    if (typeof chat !== 'string' || !mayList || shown.current === chat) return;
    shown.current = chat;
    setSearch((search) => without(search, 'chat'), { replace: true });
    void open('people/session-list', { chat });
  }, [chat, mayList, open, setSearch]);
}

function without(search: URLSearchParams, name: string): URLSearchParams {
  const rest = new URLSearchParams(search);
  rest.delete(name);
  return rest;
}
