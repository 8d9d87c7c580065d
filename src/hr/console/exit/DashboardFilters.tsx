import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useSearchParams } from 'react-router';
import { Select } from '../../../console/parts.ts';
import { type ComponentProps, useMessages, useOptions } from '../../../console/slots.ts';
import type { Calls } from '../../../generated/calls.ts';

const Bar = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
  gap: '12px 16px',
  padding: 16,
  border: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  borderRadius: 12,
  backgroundColor: (theme.vars ?? theme).palette.background.paper,
  '& label': { fontSize: '0.875rem', color: (theme.vars ?? theme).palette.text.secondary },
  '& div': { display: 'grid', gap: 4, minWidth: 0 },
  '& select': { width: '100%' },
}));

type Answer = Calls['exit/dashboard']['answer'];

/** Whose answers are shown; kept in the address. */
export default function DashboardFilters({ record }: ComponentProps) {
  const { text } = useMessages();
  const tenures = useOptions('exit/tenures');
  const { choices } = (record ?? {}) as Partial<Answer>;
  const listed = (values: readonly { value: string }[] = []) => values.map(({ value }) => ({ value, label: value }));
  return (
    <Bar aria-label={text('exit/filters')}>
      <Choice name="department" label={text('exit/department')} choices={listed(choices?.departments)} />
      <Choice name="location" label={text('exit/location')} choices={listed(choices?.locations)} />
      <Choice
        name="tenure"
        label={text('exit/tenure')}
        choices={tenures.map(({ value, label }) => ({ value: String(value), label }))}
      />
      <Choice name="quarter" label={text('exit/quarter')} choices={listed(choices?.quarters)} />
    </Bar>
  );
}

function Choice({
  name,
  label,
  choices,
}: {
  name: string;
  label: string;
  choices: { value: string; label: string }[];
}) {
  const id = useId();
  const { text } = useMessages();
  const [search, setSearch] = useSearchParams();
  const chosen = search.get(name) ?? '';
  const choose = (value: string) =>
    setSearch((before) => {
      const next = new URLSearchParams(before);
      if (value) next.set(name, value);
      else next.delete(name);
      return next;
    });
  // What the address says stays to be seen, also where nobody has it.
  const missing = chosen !== '' && !choices.some(({ value }) => value === chosen);
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <Select id={id} value={chosen} onChange={choose}>
        <option value="">{text('exit/all')}</option>
        {[...choices, ...(missing ? [{ value: chosen, label: chosen }] : [])].map(({ value, label: said }) => (
          <option key={value} value={value}>
            {said}
          </option>
        ))}
      </Select>
    </div>
  );
}
