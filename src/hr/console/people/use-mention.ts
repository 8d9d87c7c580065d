import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useAnnounce, useMessages } from '../../../console/slots.ts';
import { mentionAt, type Typing, withMention } from '../../rules/mentions.ts';
import { type Admin, useMentionable } from './use-mentionable.ts';

interface Given {
  box: RefObject<HTMLTextAreaElement | null>;
  value: string;
  change(value: string): void;
  userId: string;
}

/** The list that an @ opens: what is typed behind it, who is found, which of them the keyboard stands on. */
export function useMention({ box, value, change, userId }: Given) {
  const [typing, setTyping] = useState<Typing | null>(null);
  const [active, setActive] = useState(0);
  /** The @ whose list was closed: it stays closed. */
  const [closed, setClosed] = useState<number | null>(null);
  const caret = useRef<number | null>(null);
  const isOpen = typing !== null && typing.start !== closed;
  const { found, searched } = useMentionable(userId, isOpen ? typing.query : null);
  const current = Math.min(active, Math.max(0, found.length - 1));
  useAnnounced(isOpen && searched ? found : null);

  useLayoutEffect(() => {
    if (caret.current === null) return;
    box.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  const look = () => {
    const { selectionStart, selectionEnd, value: now } = box.current ?? { selectionStart: 0, selectionEnd: 0, value };
    const next = selectionStart === selectionEnd ? mentionAt(now, selectionStart) : null;
    if (next?.query !== typing?.query || next?.start !== typing?.start) setActive(0);
    setTyping(next);
    if (!next || next.start !== closed) setClosed(null);
  };
  const choose = (admin: Admin) => {
    if (!typing) return;
    const made = withMention(value, typing, admin.email);
    caret.current = made.caret;
    change(made.text);
    setTyping(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen || event.nativeEvent.isComposing) return;
    const act = keys[event.key];
    const admin = found[current];
    if (!act || (act !== 'close' && !admin)) return;
    event.preventDefault();
    // A dialog around would close with Escape, too.
    event.stopPropagation();
    if (act === 'close') setClosed(typing.start);
    else if (act === 'choose' && admin) choose(admin);
    else setActive((current + (act === 'next' ? 1 : found.length - 1)) % found.length);
  };
  return {
    typing: isOpen ? typing : null,
    found,
    searched,
    current,
    look,
    choose,
    onKeyDown,
    leave: () => setTyping(null),
  };
}

const keys: Record<string, 'next' | 'previous' | 'choose' | 'close'> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  Enter: 'choose',
  Tab: 'choose',
  Escape: 'close',
};

/** Screen readers are told how many are there, once they are. */
function useAnnounced(found: Admin[] | null): void {
  const announce = useAnnounce();
  const { text } = useMessages();
  const sentence =
    found === null
      ? ''
      : found.length === 0
        ? text('people/note/nobody')
        : text('people/note/found', { count: found.length });
  useEffect(() => {
    if (sentence) announce(sentence);
  }, [sentence, announce]);
}
