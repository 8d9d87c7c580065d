import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Popover from '@mui/material/Popover';
import TextField from '@mui/material/TextField';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { FilterDocument } from '../../../shared/documents/screen.ts';
import { useOptions } from '../../artifacts/use-artifacts.ts';
import { formatDate } from '../../cells/dates.ts';
import { useFormats } from '../../cells/use-formats.ts';
import { useWords } from '../../messages/use-words.ts';
import { DateField } from '../../widgets/DateField.tsx';

interface Props {
  field: FilterDocument & { label: string };
  /** Option list of the periods. */
  periods: string;
  chosen: readonly string[];
  choose(values: readonly string[]): void;
  fullWidth?: boolean;
}

const range = 'range';

/** A period by its name, or days of one's own, which stand in the address as `2026-01-01..2026-01-31`. */
export default function PeriodField({ field, periods, chosen, choose, fullWidth }: Props) {
  const words = useWords();
  const { dateFormat } = useFormats();
  const box = useRef<HTMLDivElement>(null);
  const [choosing, setChoosing] = useState(false);
  const options = useOptions(periods);
  const [value = ''] = chosen;
  const own = value.includes('..') ? value.split('..') : undefined;
  const days = own?.map((day) => (day ? formatDate(day, dateFormat) : '…')).join(' – ');
  return (
    <>
      <TextField
        ref={box}
        select
        fullWidth={fullWidth}
        margin={fullWidth ? 'normal' : 'none'}
        label={field.label}
        value={own ? range : value}
        onChange={({ target }) => {
          if (target.value === range) setChoosing(true);
          else choose(target.value ? [target.value] : []);
        }}
        slotProps={{
          inputLabel: { shrink: true },
          select: { displayEmpty: true, renderValue: own ? () => days : undefined },
        }}
        sx={{ minWidth: 160, flex: { xs: '1 1 140px', sm: 'none' } }}
      >
        <MenuItem value="">{field.all ?? words('all')}</MenuItem>
        {options.map((option) => (
          <MenuItem key={String(option.value)} value={String(option.value)}>
            {option.label}
          </MenuItem>
        ))}
        {/* Chosen once more it is opened once more. */}
        <MenuItem value={range} onClick={() => own && setChoosing(true)}>
          {words('custom-range')}
        </MenuItem>
      </TextField>
      <Popover
        open={choosing}
        onClose={() => setChoosing(false)}
        anchorEl={box.current}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': words('custom-range') } }}
      >
        <RangeForm
          from={own?.[0] ?? ''}
          to={own?.[1] ?? ''}
          cancel={() => setChoosing(false)}
          done={(from, to) => {
            setChoosing(false);
            choose([`${from}..${to}`]);
          }}
        />
      </Popover>
    </>
  );
}

interface RangeProps {
  from: string;
  to: string;
  cancel(): void;
  done(from: string, to: string): void;
}

function RangeForm({ from, to, cancel, done }: RangeProps) {
  const words = useWords();
  const [first, setFirst] = useState(from);
  const [last, setLast] = useState(to);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const swapped = Boolean(first && last && first > last);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    done(first, last);
  };
  return (
    <form ref={form} onSubmit={submit} style={{ display: 'grid', gap: 16, width: 280, padding: 20 }}>
      <DateField label={words('first-day')} value={first} change={setFirst} />
      <DateField
        label={words('last-day')}
        value={last}
        change={setLast}
        problem={swapped ? words('days-swapped') : undefined}
      />
      <div style={{ display: 'flex', justifyContent: 'flex-end', gap: 8 }}>
        <Button variant="text" onClick={cancel}>
          {words('cancel')}
        </Button>
        <Button variant="contained" type="submit" disabled={!first || !last || swapped}>
          {words('ok')}
        </Button>
      </div>
    </form>
  );
}
