import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Icon, LoadFailure } from '../../../console/parts.ts';
import { type ComponentProps, useCall, useFailure, useMessages, useNotice } from '../../../console/slots.ts';
import type { Calls } from '../../../generated/calls.ts';
import { type Employee, EmployeePicker } from '../access/EmployeePicker.tsx';
import { MailView } from './MailView.tsx';

/** A template as a chosen employee would read it; it can be sent to oneself. */
export default function Preview({ record = {}, close }: ComponentProps) {
  const { text } = useMessages();
  const [employee, setEmployee] = useState<Employee | null>(null);
  const { data, error, refetch } = usePreview(record, employee?.id);
  const { send, busy } = useTest(String(record.id), employee?.id);
  return (
    <>
      <DialogContent sx={{ '&&': { pt: 1 }, display: 'grid', gap: 2 }}>
        <EmployeePicker value={employee} choose={setEmployee} />
        {error && <LoadFailure error={error} retry={refetch} />}
        {data && <MailView subject={data.subject} html={data.html} />}
      </DialogContent>
      <DialogActions>
        <Button startIcon={<Icon name="mail" />} onClick={send} disabled={busy}>
          {text('templates/send-test')}
        </Button>
        <Button variant="outlined" onClick={() => close?.()}>
          {text('templates/close')}
        </Button>
      </DialogActions>
    </>
  );
}

function usePreview({ templateSubject, templateBody, templateType }: Record<string, unknown>, user?: string) {
  const call = useCall('templates/template.preview');
  const body = { templateSubject, templateBody, templateType, ...(user && { user }) };
  return useQuery({
    queryKey: ['templates/template.preview', body],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => (await call<Calls['templates/template.preview']['answer']>({ body, signal })).body,
  });
}

function useTest(id: string, user?: string) {
  const call = useCall('templates/template.send-test');
  const notice = useNotice();
  const failure = useFailure();
  const [busy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    try {
      await call({ params: { id }, body: user ? { user } : {} });
      notice('templates/test-sent');
    } catch (error) {
      await failure(error, undefined, { default: 'templates/unable-to-send' });
    }
    setBusy(false);
  };
  return { send, busy };
}
