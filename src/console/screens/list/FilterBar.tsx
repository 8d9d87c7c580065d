import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { ListScreen } from '../../../shared/documents/screen.ts';
import { filterControl } from '../../../shared/screens/filters.ts';
import { useOptions } from '../../artifacts/use-artifacts.ts';
import { useWords } from '../../messages/use-words.ts';
import PeriodField from './PeriodField.tsx';
import { useFilterFields } from './use-filter-fields.tsx';
import type { ListAddress } from './use-list-address.ts';

interface Props {
  screen: ListScreen;
  filters: NonNullable<ListScreen['filters']>;
  address: ListAddress;
}

/** Filters above the rows: what is chosen is said, and takes effect at once. */
export default function FilterBar({ screen, filters, address }: Props) {
  const { fields, options } = useFilterFields(screen, filters);
  const set = (name: string) => (values: readonly string[]) =>
    address.change({ filters: { ...address.now().filters, [name]: values } });
  return fields.map(({ value, ...field }) => {
    const control = value && filterControl(field, value, options.of?.[field.name] !== undefined);
    const common = { field, chosen: address.state.filters[field.name] ?? [], choose: set(field.name) };
    if (control?.kind === 'period') return <PeriodField key={field.name} {...common} periods={control.periods} />;
    return (
      <OneOf
        key={field.name}
        {...common}
        options={control?.kind === 'choices' ? control.options : undefined}
        offered={options.of?.[field.name]}
      />
    );
  });
}

interface OneOfProps {
  field: { label: string; all?: string };
  chosen: readonly string[];
  choose(values: readonly string[]): void;
  options: string | undefined;
  offered: readonly { value: string; label: string }[] | undefined;
}

function OneOf({ field, chosen, choose, options = '', offered }: OneOfProps) {
  const words = useWords();
  const declared = useOptions(options);
  const choices = offered ?? declared.map(({ value, label }) => ({ value: String(value), label }));
  return (
    <TextField
      select
      label={field.label}
      value={chosen[0] ?? ''}
      onChange={({ target }) => choose(target.value ? [target.value] : [])}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
      sx={{ minWidth: 160, flex: { xs: '1 1 140px', sm: 'none' } }}
    >
      <MenuItem value="">{field.all ?? words('all')}</MenuItem>
      {choices.map(({ value, label }) => (
        <MenuItem key={value} value={value}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  );
}
