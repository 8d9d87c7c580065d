import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useId } from 'react';
import { LoadedForm, SubmitButton } from '../../../../console/parts.ts';
import { useDocument } from '../../../../console/slots.ts';
import type { FormName } from '../../../../generated/names.ts';
import type { Given } from './use-bulk.ts';

interface Props {
  form: FormName;
  busy: boolean;
  back(): void;
  update(given: Given): void;
}

/** What is said of all of them. */
export function Fill({ form: id, busy, back, update }: Props) {
  const form = useDocument('forms', id);
  const formId = useId();
  const { submit = '', cancel } = form?.layout.buttons ?? {};
  return (
    <>
      <DialogContent sx={{ '&&': { pt: 1 } }}>
        <LoadedForm id={id} formId={formId} busy={busy} onSubmit={(values) => update(values)} />
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
