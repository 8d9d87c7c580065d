import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  CallError,
  useCall,
  useDocument,
  useFailure,
  useMessages,
  useNotice,
  useSigning,
} from '../../../../console/slots.ts';
import type { Calls } from '../../../../generated/calls.ts';
import { type Channel, wireMethod } from './use-factors.ts';

type Enable = Calls['account/mfa/enable'];

/** Where someone stands who is enabling a method: an address is asked for, or the first code. */
export type Setup =
  | { channel: 'app'; step: 'code'; picture: string; secret: string }
  | { channel: 'email' | 'phone'; step: 'address' }
  | { channel: 'email' | 'phone'; step: 'code'; address: string; resendAfter: number };

export interface Enabling {
  setup: Setup | null;
  busy: boolean;
  /** What was wrong with the address or the code. */
  problem: string | undefined;
  begin(channel: Channel): Promise<void>;
  sendTo(channel: 'email' | 'phone', address: string): Promise<void>;
  confirm(code: string): Promise<void>;
  cancel(): void;
}

/** From not enabled by way of the address and the first code to enabled. */
export function useEnabling(enabled: (channel: Channel) => Promise<void>): Enabling {
  const enable = useCall('account/mfa/enable');
  const verify = useCall('account/mfa/verify');
  const [setup, setSetup] = useState<Setup | null>(null);
  const { busy, problem, attempt, clear } = useAttempt();
  const finish = useFinish();

  const start = (channel: Channel, body: Enable['body']) =>
    attempt('account/mfa/enable', async () => {
      const begun = enable<Enable['answer']>({ body }).catch((error: unknown) => sentBefore(channel, error));
      const { qr_code, secret_key = '', resend_after = 0 } = (await begun).body;
      setSetup(
        channel === 'app'
          ? { channel, step: 'code', picture: qr_code, secret: secret_key }
          : { channel, step: 'code', address: body[channel] ?? '', resendAfter: resend_after },
      );
    });

  return {
    setup,
    busy,
    problem,
    async begin(channel) {
      if (channel === 'app') return start(channel, { otp_type: 'TOTP' });
      clear();
      setSetup({ channel, step: 'address' });
    },
    sendTo: (channel, address) => start(channel, { otp_type: 'HOTP', [channel]: address, counter: 0 }),
    confirm: (code) =>
      attempt('account/mfa/verify', async () => {
        if (!setup) return;
        const { otp_type, channel } = { channel: undefined, ...wireMethod(setup.channel) };
        await verify({ body: { otp_type, verification_by: channel, verification_code: code } });
        setSetup(null);
        await finish();
        await enabled(setup.channel);
      }),
    cancel: () => {
      clear();
      setSetup(null);
    },
  };
}

/** The page was loaded again: the code that was mailed a moment ago is still good. A phone may be another by now. */
function sentBefore(
  channel: Channel,
  error: unknown,
): { body: Pick<Enable['answer'], 'qr_code' | 'secret_key' | 'resend_after'> } {
  if (channel !== 'email' || !(error instanceof CallError) || error.body.code !== 'TooSoon') throw error;
  return { body: { qr_code: '', resend_after: Number(error.body.resend_after ?? 0) } };
}

/** One thing at a time. What a person typed wrong is said beside the field, everything else as usual. */
function useAttempt() {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const calls = {
    'account/mfa/enable': useDocument('calls', 'account/mfa/enable'),
    'account/mfa/verify': useDocument('calls', 'account/mfa/verify'),
  };
  const { explain } = useMessages();
  const failure = useFailure();
  const attempt = async (call: keyof typeof calls, work: () => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      await work();
    } catch (error) {
      const messages = calls[call]?.messages;
      const isTheirs = error instanceof CallError && (error.status === 400 || error.status === 429);
      if (isTheirs) setProblem(explain(error, messages).text);
      else await failure(error, messages);
    } finally {
      setBusy(false);
    }
  };
  return { busy, problem, attempt, clear: () => setProblem(undefined) };
}

/** What is known of the person is old now: rights may have begun, and ways to prove who they are. */
function useFinish(): () => Promise<void> {
  const call = useDocument('calls', 'account/mfa/verify');
  const queries = useQueryClient();
  const signing = useSigning();
  const notice = useNotice();
  return async () => {
    await queries.invalidateQueries();
    await signing.refresh();
    if (call?.messages?.success) notice(call.messages.success);
  };
}
