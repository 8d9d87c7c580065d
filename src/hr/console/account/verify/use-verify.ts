import { useRef, useState } from 'react';
import { CallError, SignedOutError, useCall, useDocument, useMessages, useNotice } from '../../../../console/slots.ts';

export interface VerifyMethodProps {
  /** Value of `account/mfa/methods`. */
  method: string;
  /** The second factor is proved and the session whole: the page leads on. */
  taken(): Promise<void>;
  /** Back to the first step. */
  leave(): Promise<void>;
}

export interface Verifying {
  code: string;
  setCode(code: string): void;
  busy: boolean;
  problem: string | undefined;
  /** Where the code is typed: the focus goes there when it was not right. */
  input: React.RefObject<HTMLInputElement | null>;
  submit(code?: string): Promise<void>;
}

/** A typed code, taken to the server; what is not right is said, and the field waits for another. */
export function useVerify({ method, taken, leave }: VerifyMethodProps): Verifying {
  const verify = useCall('account/mfa/sign-in');
  const call = useDocument('calls', 'account/mfa/sign-in');
  const { explain, text } = useMessages();
  const notice = useNotice();
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const input = useRef<HTMLInputElement>(null);

  const refused = async (error: unknown) => {
    if (error instanceof SignedOutError) return;
    const name = error instanceof CallError ? error.body.code : '';
    const sentence = explain(error, call?.messages);
    if (name === 'TriesOver') {
      notice({ ...sentence, severity: 'error' });
      return leave();
    }
    // Another window was quicker.
    if (name === 'NothingToVerify') return taken();
    setProblem(sentence.text);
    setCode('');
    input.current?.focus();
  };
  const submit = async (typed = code) => {
    if (busy) return;
    if (!typed.trim()) {
      setProblem(text('account/fill-all'));
      return input.current?.focus();
    }
    setBusy(true);
    setProblem(undefined);
    try {
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      await verify({ body: { method, code: typed, time_zone: timeZone } });
      if (call?.messages?.success) notice(call.messages.success);
      await taken();
    } catch (error) {
      await refused(error);
    } finally {
      setBusy(false);
    }
  };
  return { code, setCode, busy, problem, input, submit };
}
