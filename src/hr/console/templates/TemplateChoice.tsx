import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId } from 'react';
import { useCall, useFailure, useGate, useMessages } from '../../../console/slots.ts';
import type { Calls } from '../../../generated/calls.ts';

const callId = 'templates/template.list';
type Listed = Calls[typeof callId]['answer'];

interface Props {
  type: 'canned' | 'calendar';
  /** What is said when they cannot be listed. */
  unable: string;
  choose(template: string): void;
}

/** Templates of a kind; the one that is chosen is put in with the employee's values, and can be changed from there. */
export function TemplateChoice({ type, unable, choose }: Props) {
  const { text } = useMessages();
  const failure = useFailure();
  const { allowed } = useGate('templates/list');
  const ask = useCall(callId);
  const id = useId();
  const { data = [], error } = useQuery({
    queryKey: [callId, type],
    enabled: allowed,
    queryFn: async ({ signal }) => (await ask<Listed>({ query: { type }, signal })).body,
  });
  useEffect(() => {
    if (error) void failure(error, { default: unable });
  }, [error, failure, unable]);
  if (data.length === 0) return null;
  return (
    <TextField
      select
      id={id}
      label={text('templates/template')}
      value=""
      onChange={({ target }) => target.value && choose(target.value)}
      fullWidth
      size="small"
      sx={{ mb: 2.5 }}
      slotProps={{ inputLabel: { shrink: true }, select: { native: true } }}
    >
      <option value="">{text('templates/choose')}</option>
      {data.map((one) => (
        <option key={one.id} value={one.id}>
          {one.templateName}
        </option>
      ))}
    </TextField>
  );
}
