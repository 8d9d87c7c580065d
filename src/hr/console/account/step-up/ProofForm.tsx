import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { Problem } from '../../../../console/parts.ts';
import { useMessages } from '../../../../console/slots.ts';
import type { Proving } from './use-proof.ts';

const Form = styled('form')({ display: 'grid', gap: 16 });
const Buttons = styled(DialogActions)({ padding: '8px 0 0' });

interface Props {
  proving: Proving;
  cancel(): void;
  /** On the buttons, in place of the usual ones. */
  words?: { submit: string; cancel: string };
  children: ReactNode;
}

/** The field of one method, what was wrong, and the dialog's buttons. */
export function ProofForm({ proving, cancel, words, children }: Props) {
  const { text } = useMessages();
  const { problem, busy, submit } = proving;
  const id = useId();
  return (
    <Form
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // The dialog may stand within another form's part of the tree.
        event.stopPropagation();
        void submit();
      }}
    >
      <Problem>{problem}</Problem>
      {children}
      <Buttons>
        <Button variant="outlined" onClick={cancel}>
          {words?.cancel ?? text('account/session/step-up.cancel')}
        </Button>
        <Button type="submit" variant="contained" aria-disabled={busy || undefined} loading={busy}>
          {words?.submit ?? text('account/session/step-up.submit')}
        </Button>
      </Buttons>
    </Form>
  );
}
