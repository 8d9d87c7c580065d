import Button from '@mui/material/Button';
import { useState } from 'react';
import { Problem } from '../../../../console/parts.ts';
import { useMessages } from '../../../../console/slots.ts';
import { ProviderMark } from '../ProviderMark.tsx';
import { usePasskeySignIn } from '../use-passkey-sign-in.ts';

/** One of the person's passkeys, in place of the password. */
export function PasskeyAgain() {
  const { text } = useMessages();
  const [failed, setFailed] = useState<string | null>(null);
  const { supported, busy, signIn } = usePasskeySignIn(setFailed);
  if (!supported) return null;
  return (
    <>
      <Problem>{failed}</Problem>
      <Button
        variant="outlined"
        startIcon={<ProviderMark name="passkey" />}
        loading={busy}
        onClick={() => void signIn()}
        sx={{ '& svg': { width: 18, height: 18 } }}
      >
        {text('account/passkey/sign-in')}
      </Button>
    </>
  );
}
