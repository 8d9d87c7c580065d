import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useMessages } from '../../../../console/slots.ts';
import { SetupForm } from './SetupForm.tsx';
import type { Enabling } from './use-enabling.ts';

const looksLikeMail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The address that codes go to: it has to be the one that is registered. */
export function AddressForm({ enabling, registered }: { enabling: Enabling; registered: string }) {
  const { text } = useMessages();
  const [address, setAddress] = useState(registered);
  const [problem, setProblem] = useState<string>();
  const submit = () => {
    const typed = address.trim();
    if (!looksLikeMail.test(typed)) return setProblem(text('account/mfa/email-field'));
    if (typed.toLowerCase() !== registered.toLowerCase()) return setProblem(text('account/mfa/registered-email'));
    setProblem(undefined);
    void enabling.sendTo('email', typed);
  };
  return (
    <SetupForm enabling={enabling} submitLabel={text('account/mfa/continue')} submit={submit}>
      <TextField
        autoFocus
        type="email"
        label={text('account/mfa/email-label')}
        value={address}
        onChange={(event) => setAddress(event.target.value)}
        error={Boolean(problem)}
        helperText={problem}
        autoComplete="email"
        slotProps={{ htmlInput: { maxLength: 254 } }}
      />
    </SetupForm>
  );
}
