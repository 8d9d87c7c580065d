import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { CodeInput, Problem } from '../../../../console/parts.ts';
import { useConstant, useMessages } from '../../../../console/slots.ts';
import type { Verifying } from './use-verify.ts';

const Form = styled('form')({ display: 'grid', gap: 16 });

/** What every method has: its field, what was wrong, and the button. */
export function VerifyForm({ verifying, children }: { verifying: Verifying; children: ReactNode }) {
  const { text } = useMessages();
  const { problem, busy, submit } = verifying;
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Problem>{problem}</Problem>
      {children}
      <Button type="submit" variant="contained" size="large" aria-disabled={busy || undefined} loading={busy}>
        {text('account/mfa/verify.submit')}
      </Button>
    </Form>
  );
}

/** Six boxes; the last digit submits. */
export function CodeField({ verifying }: { verifying: Verifying }) {
  const { text } = useMessages();
  const length = useConstant<number>('account/mfa/codeLength', 6);
  return (
    <CodeInput
      label={text('account/mfa/verify.code')}
      length={length}
      value={verifying.code}
      onChange={verifying.setCode}
      onComplete={(code) => void verifying.submit(code)}
      invalid={Boolean(verifying.problem)}
      first={verifying.input}
      autoFocus
      id={useId()}
    />
  );
}
