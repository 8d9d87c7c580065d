import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import { styled } from '@mui/material/styles';
import { Problem } from '../../../../console/parts.ts';
import { useMessages } from '../../../../console/slots.ts';
import { usePasskeyProof } from '../use-passkey-proof.ts';
import type { ProofMethodProps } from './use-proof.ts';

const Buttons = styled(DialogActions)({ padding: '8px 0 0' });

/** A passkey is stronger than what it stands in for: one touch is enough. */
export function PasskeyProof({ proved, cancel }: ProofMethodProps) {
  const { text } = useMessages();
  const { busy, problem, prove } = usePasskeyProof(proved);
  return (
    <>
      <Problem>{problem}</Problem>
      <Buttons>
        <Button variant="outlined" onClick={cancel}>
          {text('account/session/step-up.cancel')}
        </Button>
        <Button autoFocus variant="contained" loading={busy} onClick={() => void prove()}>
          {text('account/passkey/use')}
        </Button>
      </Buttons>
    </>
  );
}
