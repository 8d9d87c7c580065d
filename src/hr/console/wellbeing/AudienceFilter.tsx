import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { DraftOffer, Editor, LoadedForm, Stale, SubmitButton } from '../../../console/parts.ts';
import { type ComponentProps, useDocument, useMessages } from '../../../console/slots.ts';
import { readSegments, type Segments } from '../../rules/segments.ts';
import { chosenValues, useAudienceLabel } from './use-audience.ts';

const screen = {
  id: 'wellbeing/audience-filter',
  resource: 'wellbeing/survey',
  calls: { update: 'wellbeing/survey.audience' },
};
const everyone = { all_employees: true };

/** Whom the survey asks: values of each field, or everyone. */
export default function AudienceFilter({ record = {}, close }: ComponentProps) {
  const { text } = useMessages();
  const form = useDocument('forms', screen.id);
  const formId = useId();
  const queries = useQueryClient();
  const labelOf = useAudienceLabel();
  const [survey] = useState(() => ({
    ...record,
    audience: readSegments((record.audience ?? {}) as Parameters<typeof readSegments>[0]),
  }));
  const done = async () => {
    await queries.invalidateQueries();
    close?.(true);
  };
  const draw = (name: string, value: unknown) =>
    name === 'audience' ? (
      <span style={{ whiteSpace: 'pre-line' }}>{chosenValues((value ?? {}) as Segments, labelOf).join('\n')}</span>
    ) : undefined;
  return (
    <Editor screen={screen} form={form} record={survey} done={done}>
      {({ key, opened, draft, conflict, form: of }) => (
        <>
          <DialogContent sx={{ '&&': { pt: 1 } }}>
            <DraftOffer draft={draft} />
            <LoadedForm key={key} id={screen.id} formId={formId} record={opened} {...of} />
          </DialogContent>
          <DialogActions>
            <Button variant="outlined" onClick={() => close?.()}>
              {form?.layout.buttons?.cancel}
            </Button>
            <Button variant="outlined" disabled={of.busy} onClick={() => of.onSubmit(everyone, everyone, {})}>
              {text('wellbeing/select-all')}
            </Button>
            <SubmitButton label={form?.layout.buttons?.update ?? ''} busy={of.busy} form={formId} />
          </DialogActions>
          <Stale form={screen.id} conflict={conflict} draw={draw} />
        </>
      )}
    </Editor>
  );
}
