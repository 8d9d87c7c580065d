import { useState } from 'react';
import { CallError, useCall, useDocument, useFailure, useNotice } from '../../../../console/slots.ts';

const callId = 'people/email/send';

/** Sends what is written and tells what came of it; what is wrong in a field is said there. */
export function useSend(person: string, done: () => void) {
  const make = useCall(callId);
  const messages = useDocument('calls', callId)?.messages;
  const notice = useNotice();
  const failure = useFailure();
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Record<string, string[]>>();
  const send = async ({ subject, body }: Record<string, unknown>): Promise<void> => {
    setBusy(true);
    setErrors(undefined);
    try {
      await make({ params: { id: person }, body: { subject, body } });
      if (messages?.success) notice(messages.success);
      done();
    } catch (error) {
      const refused = error instanceof CallError ? error.body.errors : undefined;
      if (!refused || Object.keys(refused).length === 0) await failure(error, messages);
      setErrors(refused);
    } finally {
      setBusy(false);
    }
  };
  return { send, busy, errors };
}
