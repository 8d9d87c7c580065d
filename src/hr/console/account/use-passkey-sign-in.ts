import { useCall, useDocument, useMessages, useSigning } from '../../../console/slots.ts';
import type { Calls } from '../../../generated/calls.ts';
import { usePasskey } from './use-passkey.ts';
import { zoneOfBrowser } from './zone.ts';

/** Signs in with whichever passkey is chosen; `fail` is given what is to be shown when it came to nothing. */
export function usePasskeySignIn(fail: (sentence: string | null) => void) {
  const { supported, busy, attempt } = usePasskey();
  const { explain } = useMessages();
  const signing = useSigning();
  const ask = useCall('account/passkey/ask');
  const answer = useCall('account/passkey/sign-in');
  const said = useDocument('calls', 'account/passkey/sign-in')?.messages;
  const signIn = async () => {
    fail(null);
    const problem = await attempt(
      async ({ startAuthentication }) => {
        const { body } = await ask<Calls['account/passkey/ask']['answer']>({ body: {} });
        const credential = await startAuthentication({ optionsJSON: body.options as never });
        await answer({ body: { credential, ...zoneOfBrowser() } });
        await signing.signedIn();
      },
      (error) => explain(error, said).text,
    );
    fail(problem);
  };
  return { supported, busy, signIn };
}
