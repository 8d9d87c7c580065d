import { useRef, useState } from 'react';
import { SignedOutError, useCall, useDocument, useMessages } from '../../../../console/slots.ts';

export interface ProofMethodProps {
  /** The session knows again who it is: the dialog closes and the waiting call is made. */
  proved(): void;
  /** Closes the dialog; the waiting call is not made. */
  cancel(): void;
}

type Given = 'password' | 'code';

export interface Proving {
  value: string;
  setValue(value: string): void;
  busy: boolean;
  problem: string | undefined;
  input: React.RefObject<HTMLInputElement | null>;
  submit(value?: string): Promise<void>;
}

/** A password or a code, taken to the server. */
export function useProof(given: Given, { proved, cancel }: ProofMethodProps): Proving {
  const stepUp = useCall('account/session/step-up');
  return useProving('account/session/step-up', async (typed) => {
    try {
      await stepUp({ body: { [given]: typed } });
    } catch (error) {
      if (error instanceof SignedOutError) return cancel();
      throw error;
    }
    proved();
  });
}

/** What is typed, and what `prove` makes of it; refused with a sentence of the call, the field waits for another. */
export function useProving(
  callId: 'account/session/step-up' | 'account/session/login',
  prove: (typed: string) => Promise<void>,
): Proving {
  const call = useDocument('calls', callId);
  const { explain, text } = useMessages();
  const [value, setValue] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const input = useRef<HTMLInputElement>(null);

  const submit = async (typed = value) => {
    if (busy) return;
    if (!typed) {
      setProblem(text('account/fill-all'));
      return input.current?.focus();
    }
    setBusy(true);
    setProblem(undefined);
    try {
      await prove(typed);
    } catch (error) {
      setProblem(explain(error, call?.messages).text);
      setValue('');
      input.current?.focus();
    } finally {
      setBusy(false);
    }
  };
  return { value, setValue, busy, problem, input, submit };
}
