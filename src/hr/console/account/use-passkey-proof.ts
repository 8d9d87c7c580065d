import { useState } from 'react';
import { useCall, useDocument, useMessages } from '../../../console/slots.ts';
import type { Calls } from '../../../generated/calls.ts';
import { usePasskey } from './use-passkey.ts';
import { zoneOfBrowser } from './zone.ts';

interface PasskeyProving {
  busy: boolean;
  problem: string | null;
  prove(): Promise<void>;
}

/** One of the person's own passkeys, asked for by the server and taken back to it. */
export function usePasskeyProof(done: () => Promise<void> | void): PasskeyProving {
  const { supported, busy, attempt } = usePasskey();
  const { explain, text } = useMessages();
  const offer = useCall('account/passkey/offer');
  const answer = useCall('account/passkey/prove');
  const said = useDocument('calls', 'account/passkey/prove')?.messages;
  const [problem, setProblem] = useState<string | null>(null);
  const prove = async () => {
    if (busy) return;
    if (!supported) return setProblem(text('account/passkey/unsupported'));
    setProblem(null);
    const failed = await attempt(
      async ({ startAuthentication }) => {
        const { body } = await offer<Calls['account/passkey/offer']['answer']>({ body: {} });
        const credential = await startAuthentication({ optionsJSON: body.options as never });
        await answer({ body: { credential, ...zoneOfBrowser() } });
        await done();
      },
      (error) => explain(error, said).text,
    );
    setProblem(failed);
  };
  return { busy, problem, prove };
}
