import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Problem } from '../../../../console/parts.ts';
import { useMessages } from '../../../../console/slots.ts';
import type { Enabling } from './use-enabling.ts';

const Form = styled('form')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 14,
  maxWidth: 420,
  '& .buttons': { display: 'flex', flexWrap: 'wrap', gap: 8 },
});

interface Props {
  enabling: Enabling;
  submitLabel: string;
  submit(): void;
  children: ReactNode;
}

/** One step of enabling a method: a field, what was wrong, and the way on or out. */
export function SetupForm({ enabling, submitLabel, submit, children }: Props) {
  const { text } = useMessages();
  const { busy, problem, cancel } = enabling;
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {children}
      <Problem>{problem}</Problem>
      <div className="buttons">
        <Button type="submit" variant="contained" aria-disabled={busy || undefined} loading={busy}>
          {submitLabel}
        </Button>
        <Button variant="outlined" onClick={cancel}>
          {text('account/mfa/cancel')}
        </Button>
      </div>
    </Form>
  );
}
