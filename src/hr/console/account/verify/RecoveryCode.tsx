import TextField from '@mui/material/TextField';
import { useMessages } from '../../../../console/slots.ts';
import type { VerifyMethodProps } from './use-verify.ts';
import { useVerify } from './use-verify.ts';
import { VerifyForm } from './VerifyForm.tsx';

/** One of the ten that were kept for the day the phone is lost. */
export function RecoveryCode(props: VerifyMethodProps) {
  const verifying = useVerify(props);
  const { text } = useMessages();
  return (
    <VerifyForm verifying={verifying}>
      <TextField
        autoFocus
        label={text('account/mfa/verify.recovery-code')}
        helperText={text('account/mfa/verify.recovery-help')}
        value={verifying.code}
        onChange={(event) => verifying.setCode(event.target.value)}
        inputRef={verifying.input}
        error={Boolean(verifying.problem)}
        autoComplete="off"
        slotProps={{ htmlInput: { maxLength: 20, autoCapitalize: 'characters', spellCheck: false } }}
      />
    </VerifyForm>
  );
}
