import { useCallback, useEffect, useState } from 'react';
import { CallError, useCall, useConstant, useDocument, useMessages, useNotice } from '../../../console/slots.ts';
import type { Calls } from '../../../generated/calls.ts';

type Resend = Calls['account/mfa/resend'];

export interface Resending {
  /** Seconds until a code may be asked for again; 0: now. */
  left: number;
  busy: boolean;
  problem: string | undefined;
  send(): Promise<void>;
}

/** Sends a code and counts down to the next. With `sentFor` seconds to go, one was sent already. */
export function useResend(channel: 'email' | 'phone', sentFor?: number): Resending {
  const resend = useCall('account/mfa/resend');
  const call = useDocument('calls', 'account/mfa/resend');
  const pause = useConstant<number>('account/mfa/resendAfter', 60);
  const { explain } = useMessages();
  const notice = useNotice();
  const [left, wait] = useCountdown(sentFor ?? 0);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [follows, setFollows] = useState(false);

  const send = useCallback(
    async (isFirst = false) => {
      setBusy(true);
      setProblem(undefined);
      setFollows(false);
      try {
        const { body } = await resend<Resend['answer']>({ body: { verification_by: channel } });
        wait(body.resend_after);
        if (call?.messages?.success) notice(call.messages.success);
      } catch (error) {
        const body = error instanceof CallError ? error.body : undefined;
        const code = body?.code;
        if (code === 'TooSoon' || code === 'OtherCodeSent') wait(Number(body?.resend_after ?? pause));
        // The page was loaded again: the code that was sent a moment ago is still good.
        if (code !== 'TooSoon' || !isFirst) setProblem(explain(error, call?.messages).text);
        setFollows(code === 'OtherCodeSent' && isFirst);
      } finally {
        setBusy(false);
      }
    },
    [resend, channel, call, pause, explain, notice, wait],
  );
  const isFirst = sentFor === undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the method is chosen
  useEffect(() => {
    if (isFirst) void send(true);
  }, [isFirst]);
  // The code that was sent is of no use here: the first one is sent as soon as it may be.
  useEffect(() => {
    if (follows && left === 0) void send();
  }, [follows, left, send]);
  return { left, busy, problem, send: () => send() };
}

/** Whole seconds that are left; the clock decides, not how often it was drawn. */
function useCountdown(seconds: number): [number, (seconds: number) => void] {
  const [until, setUntil] = useState(() => Date.now() + seconds * 1000);
  const [now, setNow] = useState(Date.now);
  const left = Math.max(0, Math.ceil((until - now) / 1000));
  const waits = left > 0;
  useEffect(() => {
    if (!waits) return;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [waits]);
  const wait = useCallback((pause: number) => {
    setNow(Date.now());
    setUntil(Date.now() + pause * 1000);
  }, []);
  return [left, wait];
}
