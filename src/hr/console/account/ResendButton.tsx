import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { useMessages } from '../../../console/slots.ts';
import type { Resending } from './use-resend.ts';

/** Asks for another code, once the pause is over; until then it says how long that is. */
export function ResendButton({ left, busy, problem, send }: Resending) {
  const { text } = useMessages();
  const waits = left > 0 || busy;
  return (
    <div>
      <Button variant="text" aria-disabled={waits || undefined} onClick={() => waits || void send()}>
        {left > 0 ? text('account/mfa/verify.resend-in', { seconds: left }) : text('account/mfa/verify.resend')}
      </Button>
      <div role="alert">{problem && <FormHelperText error>{problem}</FormHelperText>}</div>
    </div>
  );
}
