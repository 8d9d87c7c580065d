import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { CallError, useStandaloneCall } from '../../../console/standalone/slots.ts';
import type { Calls } from '../../../generated/calls.ts';
import { tabStorage } from './tab-storage.ts';

export type ChatState = Calls['chats/page.open']['answer'];
export type ChatQuestion = NonNullable<ChatState['question']>;
export type AnswerGiven = Pick<Calls['chats/page.answer']['body'], 'text' | 'value' | 'choice' | 'skip'>;

/** An answer that has not arrived yet. */
export interface Pending {
  question: string;
  /** As the conversation shows it. */
  shown: string;
  given: AnswerGiven;
}

const pauses = [2, 5, 10, 20, 30];

/** Refused for good: the same again would be refused again. */
const isFinal = (error: unknown): boolean =>
  error instanceof CallError && error.status >= 400 && error.status < 500 && error.status !== 429;

/**
 * One chat by its personal link. An answer that does not get through waits in this tab, also over a reload, and is sent
 * again until it does; the server takes it once.
 */
export function useChat(token: string) {
  const kept = useMemo(() => tabStorage(token), [token]);
  const open = useStandaloneCall('chats/page.open');
  const answer = useStandaloneCall('chats/page.answer');
  const [state, setState] = useState<ChatState>();
  const [failure, setFailure] = useState<unknown>();
  const [pending, setPending] = useState<Pending | null>(() => parsed(kept.read('pending')));
  const [waiting, setWaiting] = useState(false);
  const tries = useRef(0);

  const put = useCallback(
    (next: Pending | null) => {
      kept.write('pending', next ? JSON.stringify(next) : '');
      setPending(next);
    },
    [kept],
  );

  const load = useCallback(() => {
    setFailure(undefined);
    open<ChatState>({ body: { token } }).then(({ body }) => setState(body), setFailure);
  }, [open, token]);
  useEffect(load, [load]);

  const deliver = useCallback(
    async ({ question, given }: Pending) => {
      try {
        const { body } = await answer<ChatState>({ body: { token, question, ...given } });
        tries.current = 0;
        setWaiting(false);
        setFailure(undefined);
        kept.write(question, '');
        put(null);
        setState(body);
      } catch (error) {
        if (isFinal(error)) {
          setWaiting(false);
          put(null);
          setFailure(error);
        } else setWaiting(true);
      }
    },
    [answer, token, kept, put],
  );

  useRetry(waiting ? pending : null, tries, deliver);
  // After a reload: what was on its way goes on.
  const resumed = useRef(false);
  useEffect(() => {
    if (resumed.current || !state) return;
    resumed.current = true;
    if (pending && state.question?.id === pending.question) void deliver(pending);
    else if (pending) put(null);
  }, [state, pending, deliver, put]);

  const send = (next: Pending) => {
    setFailure(undefined);
    put(next);
    void deliver(next);
  };
  return { state, failure, pending, waiting, load, send, retry: () => pending && void deliver(pending), kept };
}

/** Again after a while, longer each time, and at once when the browser is connected again. */
function useRetry(
  pending: Pending | null,
  tries: { current: number },
  deliver: (pending: Pending) => Promise<void>,
): void {
  useEffect(() => {
    if (!pending) return;
    let timer: ReturnType<typeof setTimeout>;
    const plan = () => {
      const seconds = pauses[Math.min(tries.current, pauses.length - 1)] ?? 30;
      timer = setTimeout(again, seconds * 1000);
    };
    const again = () => {
      clearTimeout(timer);
      tries.current += 1;
      void deliver(pending).then(plan);
    };
    plan();
    addEventListener('online', again);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', again);
    };
  }, [pending, tries, deliver]);
}

function parsed(text: string): Pending | null {
  try {
    const found: unknown = JSON.parse(text);
    return typeof found === 'object' && found !== null && 'question' in found ? (found as Pending) : null;
  } catch {
    return null;
  }
}
