import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useId, useRef, useState } from 'react';
import type { Begun } from '../../../console/forms/begun.ts';
import { LoadedForm, SubmitButton, useLeaveGuard } from '../../../console/parts.ts';
import { type ComponentProps, useMessages } from '../../../console/slots.ts';
import { Sending } from './Sending.tsx';
import { type Shown, useReport } from './use-report.ts';

/** Name and people of a report; where a service outside may be asked, first what it would be sent. */
export default function NewReport({ close }: ComponentProps) {
  const { text } = useMessages();
  const formId = useId();
  const report = useReport(() => close?.(true));
  const [given, setGiven] = useState<Begun>();
  const [shown, setShown] = useState<Shown>();
  const asksToSee = useRef(false);
  const typing = useRef(false);
  const [dirty, setDirty] = useState(false);
  useLeaveGuard(dirty, { typing });
  const { host, busy } = report;

  const submit = async (values: Record<string, unknown>, names: Record<string, unknown>): Promise<void> => {
    const isSeen = asksToSee.current;
    asksToSee.current = false;
    setGiven({ values, names });
    if (isSeen) setShown(await report.show(values));
    else await report.create(values);
  };

  if (shown)
    return (
      <Sending
        shown={shown}
        busy={busy}
        back={() => setShown(undefined)}
        send={async () => {
          // What was not sent is to be looked at again.
          if (!(await report.create(given?.values ?? {}, shown.confirmed))) setShown(undefined);
        }}
      />
    );
  return (
    <>
      <DialogContent sx={{ '&&': { pt: 1 } }}>
        <LoadedForm
          id="genai/report"
          formId={formId}
          begun={given}
          onDirty={setDirty}
          typing={typing}
          busy={busy}
          errors={report.errors}
          onSubmit={(values, _, names) => void submit(values, names)}
        />
        {host && <p style={{ margin: '16px 0 0', overflowWrap: 'anywhere' }}>{text('genai/report.offer', { host })}</p>}
      </DialogContent>
      <DialogActions
        onClickCapture={() => {
          asksToSee.current = false;
        }}
        sx={{ flexWrap: 'wrap', gap: 1, '&& > *': { m: 0 } }}
      >
        <Button variant="outlined" onClick={() => close?.()}>
          {text('shell/form.cancel')}
        </Button>
        {host && (
          <Button
            variant="outlined"
            disabled={busy}
            onClick={() => {
              asksToSee.current = true;
              (document.getElementById(formId) as HTMLFormElement | null)?.requestSubmit();
            }}
          >
            {text('genai/report.show')}
          </Button>
        )}
        <SubmitButton label={text('genai/report.create')} busy={busy} form={formId} />
      </DialogActions>
    </>
  );
}
