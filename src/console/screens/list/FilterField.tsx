import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { ListScreen } from '../../../shared/documents/screen.ts';
import { useOptions } from '../../artifacts/use-artifacts.ts';
import { useWords } from '../../messages/use-words.ts';
import type { FilterOption } from './filter-options.ts';

const Group = styled('fieldset')(({ theme }) => ({
  margin: 0,
  padding: '16px 0 4px',
  border: 0,
  '& legend': { padding: 0, float: 'left', width: '100%', marginBottom: 4, fontSize: '0.875rem', fontWeight: 620 },
  '& .list': { clear: 'both', display: 'grid', maxHeight: 260, overflowY: 'auto' },
  '& .none': { color: (theme.vars ?? theme).palette.text.secondary, fontSize: '0.875rem', margin: '4px 0' },
}));

/** From this many options on there is a box to search them. */
const many = 8;

interface Props {
  field: NonNullable<ListScreen['filters']>['fields'][number];
  /** From the `filters` call. */
  offered: readonly FilterOption[] | undefined;
  loading: boolean;
  chosen: readonly string[];
  choose(values: readonly string[]): void;
}

/** One filter: any of several values, or a date or text where the document says so. */
export function FilterField({ field, offered, loading, chosen, choose }: Props) {
  if (field.widget === 'date' || field.widget === 'text') {
    return (
      <TextField
        fullWidth
        margin="normal"
        type={field.widget}
        label={field.label}
        value={chosen[0] ?? ''}
        onChange={(event) => choose(event.target.value ? [event.target.value] : [])}
        slotProps={{ inputLabel: field.widget === 'date' ? { shrink: true } : {} }}
      />
    );
  }
  return field.options ? (
    <DeclaredChoices field={field} options={field.options} chosen={chosen} choose={choose} />
  ) : (
    <Choices field={field} options={offered ?? []} loading={loading} chosen={chosen} choose={choose} />
  );
}

function DeclaredChoices({ options, ...props }: Omit<Props, 'offered' | 'loading'> & { options: string }) {
  const declared = useOptions(options).map(({ value, label }) => ({ value: String(value), label }));
  return <Choices {...props} options={declared} loading={false} />;
}

function Choices({
  field,
  options,
  loading,
  chosen,
  choose,
}: Omit<Props, 'offered'> & { options: readonly FilterOption[] }) {
  const words = useWords();
  const [search, setSearch] = useState('');
  const found = options.filter(({ label }) => label.toLowerCase().includes(search.trim().toLowerCase()));
  const toggle = (value: string, on: boolean) =>
    choose(on ? [...chosen, value] : chosen.filter((one) => one !== value));
  return (
    <Group>
      <legend>{field.label}</legend>
      {options.length >= many && (
        <TextField
          fullWidth
          type="search"
          placeholder={words('search')}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          slotProps={{ htmlInput: { 'aria-label': words('search-in', { name: field.label }) } }}
          sx={{ mb: 1 }}
        />
      )}
      <div className="list">
        {loading && <Skeleton height={72} />}
        {!loading && found.length === 0 && <p className="none">{words('no-options')}</p>}
        {found.map(({ value, label, count }) => (
          <FormControlLabel
            key={value}
            control={<Checkbox size="small" checked={chosen.includes(value)} onChange={(_, on) => toggle(value, on)} />}
            label={count === undefined ? label : `${label} (${count})`}
            slotProps={{ typography: { variant: 'body2' } }}
          />
        ))}
      </div>
    </Group>
  );
}
