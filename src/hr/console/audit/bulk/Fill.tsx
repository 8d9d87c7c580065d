import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { type RefObject, useId, useState } from 'react';
import type { Begun } from '../../../../console/forms/begun.ts';
import { LoadedForm, SubmitButton } from '../../../../console/parts.ts';
import { useDocument } from '../../../../console/slots.ts';
import type { FormName } from '../../../../generated/names.ts';
import type { Given } from './use-bulk.ts';

interface Props {
  form: FormName;
  /** What was typed when it was shown before. */
  typed: Begun | null;
  keep(typed: Begun | null): void;
  typing: RefObject<boolean>;
  busy: boolean;
  back(): void;
  update(given: Given): void;
}

/** What is said of all of them. */
export function Fill({ form: id, typed, keep, typing, busy, back, update }: Props) {
  const form = useDocument('forms', id);
  const formId = useId();
  const [begun] = useState(typed ?? undefined);
  const { submit = '', cancel } = form?.layout.buttons ?? {};
  return (
    <>
      <DialogContent sx={{ '&&': { pt: 1 } }}>
        <LoadedForm
          id={id}
          formId={formId}
          begun={begun}
          onKeep={keep}
          typing={typing}
          busy={busy}
          onSubmit={(values) => update(values)}
        />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={back}>
          {cancel}
        </Button>
        <SubmitButton label={submit} busy={busy} form={formId} />
      </DialogActions>
    </>
  );
}
