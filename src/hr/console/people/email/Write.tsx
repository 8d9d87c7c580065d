import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useId, useState } from 'react';
import type { Begun } from '../../../../console/forms/begun.ts';
import { DraftOffer, LoadedForm, SubmitButton, useUnfinished } from '../../../../console/parts.ts';
import { type ComponentProps, useDocument, useMessages, useOverlays } from '../../../../console/slots.ts';
import { TemplateChoice } from '../../templates/TemplateChoice.tsx';
import { useFilled } from '../../templates/use-filled.ts';
import { useSend } from './use-send.ts';

const nothing: Record<string, unknown> = {};

/** A mail to one person: typed, or begun with a canned one that is filled in for them. */
export default function Write({ record, close }: ComponentProps) {
  const { text } = useMessages();
  const { confirm } = useOverlays();
  const formId = useId();
  const person = String(record?.id);
  const [typed, setTyped] = useState<Begun | null>(null);
  const [taken, setTaken] = useState<{ round: number; begun?: Begun }>({ round: 0 });
  const [put, setPut] = useState<Record<string, unknown>>();
  const unfinished = useUnfinished(`email ${person}`, typed, typed !== null, (begun) => {
    if (!begun) return;
    setPut(undefined);
    setTaken(({ round }) => ({ round: round + 1, begun }));
  });
  const { send, busy, errors } = useSend(person, () => {
    unfinished.done();
    close?.(true);
  });
  const fill = useFilled(person);
  const most = useDocument('calls', 'people/email/send')?.body?.properties?.subject?.maxLength;
  const [filling, setFilling] = useState(false);
  const values = typed?.values ?? nothing;
  const choose = async (template: string) => {
    const isTyped = [values.subject, values.body].some((value) => String(value ?? '') !== '');
    if (isTyped && !(await confirm('people/email/overwrite'))) return;
    setFilling(true);
    const filled = await fill(template);
    setFilling(false);
    if (filled) setPut({ subject: filled.templateSubject.slice(0, most), body: filled.templateBody });
  };
  return (
    <>
      <DialogContent sx={{ '&&': { pt: 1 } }}>
        <DraftOffer draft={unfinished.left} />
        <p style={{ margin: '0 0 20px' }}>{text('people/email/to', { email: String(record?.email) })}</p>
        <TemplateChoice type="canned" unable="templates/unable-to-list" choose={(template) => void choose(template)} />
        <LoadedForm
          key={taken.round}
          id="people/email/write"
          formId={formId}
          record={nothing}
          begun={taken.begun}
          put={put}
          onKeep={setTyped}
          errors={errors}
          busy={busy}
          onSubmit={(given) => void send(given)}
        />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={() => close?.()}>
          {text('shell/form.cancel')}
        </Button>
        <SubmitButton label={text('people/email/send-button')} busy={filling || busy} form={formId} />
      </DialogActions>
    </>
  );
}
