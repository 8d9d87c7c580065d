import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Problem } from '../../../../console/parts.ts';
import { useMessages } from '../../../../console/slots.ts';
import { usePasskeyProof } from '../use-passkey-proof.ts';
import type { VerifyMethodProps } from './use-verify.ts';

const Step = styled('div')({ display: 'grid', gap: 16 });

/** A passkey beside the password: nothing is typed. */
export function PasskeyStep({ taken }: VerifyMethodProps) {
  const { text } = useMessages();
  const { busy, problem, prove } = usePasskeyProof(taken);
  return (
    <Step>
      <Problem>{problem}</Problem>
      <Button autoFocus variant="contained" size="large" loading={busy} onClick={() => void prove()}>
        {text('account/passkey/use')}
      </Button>
    </Step>
  );
}
