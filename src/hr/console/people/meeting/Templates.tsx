import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId } from 'react';
import { useCall, useFailure, useGate, useMessages } from '../../../../console/slots.ts';
import type { Calls } from '../../../../generated/calls.ts';

const callId = 'templates/template.list';
type Listed = Calls[typeof callId]['answer'];

/** Calendar templates; the one that is chosen is put in with the employee's values, and can be changed from there. */
export function Templates({ choose }: { choose(template: string): void }) {
  const { text } = useMessages();
  const failure = useFailure();
  const { allowed } = useGate('templates/list');
  const ask = useCall(callId);
  const id = useId();
  const { data = [], error } = useQuery({
    queryKey: [callId, 'calendar'],
    enabled: allowed,
    queryFn: async ({ signal }) => (await ask<Listed>({ query: { type: 'calendar' }, signal })).body,
  });
  useEffect(() => {
    if (error) void failure(error, { default: 'people/meeting/unable-to-fetch-templates' });
  }, [error, failure]);
  if (data.length === 0) return null;
  return (
    <TextField
      select
      id={id}
      label={text('people/meeting/template')}
      value=""
      onChange={({ target }) => target.value && choose(target.value)}
      fullWidth
      size="small"
      sx={{ mb: 2.5 }}
      slotProps={{ inputLabel: { shrink: true }, select: { native: true } }}
    >
      <option value="">{text('people/meeting/choose-template')}</option>
      {data.map((one) => (
        <option key={one.id} value={one.id}>
          {one.templateName}
        </option>
      ))}
    </TextField>
  );
}
