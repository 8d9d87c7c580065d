import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { lazy, Suspense, useId, useState } from 'react';
import type { Schema } from '../../../shared/documents/schema.ts';
import type { FilterDocument } from '../../../shared/documents/screen.ts';
import { holds } from '../../../shared/paging/plain-words.ts';
import { type FilterValue, filterControl } from '../../../shared/screens/filters.ts';
import { useOptions } from '../../artifacts/use-artifacts.ts';
import { useWords } from '../../messages/use-words.ts';
import type { FilterOption } from './filter-options.ts';

const PeriodField = lazy(() => import('./PeriodField.tsx'));
const RelationWidget = lazy(() => import('../../widgets/RelationWidget.tsx'));

const Group = styled('fieldset')(({ theme }) => ({
  margin: 0,
  padding: '16px 0 4px',
  border: 0,
  '& legend': { padding: 0, float: 'left', width: '100%', marginBottom: 4, fontSize: '0.875rem', fontWeight: 620 },
  // What stands around a box that has the focus is not cut off.
  '& .list': {
    clear: 'both',
    display: 'grid',
    maxHeight: 268,
    overflowY: 'auto',
    margin: '0 -16px',
    padding: '4px 16px',
  },
  '& .none': { color: (theme.vars ?? theme).palette.text.secondary, fontSize: '0.875rem', margin: '4px 0' },
}));

/** From this many options on there is a box to search them. */
const searchedFrom = 8;

interface Props {
  field: FilterDocument & { label: string };
  /** What it is compared with; undefined where the list's call does not say. */
  value: FilterValue | undefined;
  /** From the `filters` call. */
  offered: readonly FilterOption[] | undefined;
  loading: boolean;
  chosen: readonly string[];
  choose(values: readonly string[]): void;
}

const unknown: FilterValue = { schema: {}, many: true, typed: false };

/** One filter, set as its document says or as what it is compared with asks for. */
export function FilterField({ value = unknown, ...props }: Props) {
  const { field, offered, loading, chosen, choose } = props;
  const control = filterControl(field, value, loading || offered !== undefined);
  const words = useWords();
  if (control.kind === 'relation') return <RelationFilter {...props} schema={value.schema} />;
  if (control.kind === 'period')
    return (
      <Suspense fallback={<Skeleton height={56} />}>
        <PeriodField {...props} periods={control.periods} fullWidth />
      </Suspense>
    );
  if (control.kind !== 'choices') return <TypedFilter kind={control.kind} {...props} />;
  const common = { field, many: value.many, chosen, choose };
  if (control.options) return <DeclaredChoices options={control.options} {...common} />;
  const named = (one: unknown) => (typeof one === 'boolean' ? words(one ? 'yes' : 'no') : String(one));
  const values = control.values?.map((one) => ({ value: String(one), label: named(one) }));
  return <Choices options={values ?? offered ?? []} loading={!values && loading} {...common} />;
}

type Choosing = Pick<Props, 'field' | 'chosen' | 'choose'>;

function TypedFilter({ kind, field, chosen, choose }: Choosing & { kind: 'text' | 'date' | 'number' }) {
  return (
    <TextField
      fullWidth
      margin="normal"
      type={kind}
      label={field.label}
      value={chosen[0] ?? ''}
      onChange={(event) => choose(event.target.value ? [event.target.value] : [])}
      slotProps={{
        inputLabel: kind === 'date' ? { shrink: true } : {},
        htmlInput: kind === 'number' ? { step: 'any' } : {},
      }}
    />
  );
}

/** One record of another kind. */
function RelationFilter({ field, schema, chosen, choose }: Choosing & { schema: Schema }) {
  return (
    <div style={{ padding: '16px 0 4px' }}>
      <Suspense fallback={<Skeleton height={40} />}>
        <RelationWidget
          id={`filter-${field.name}`}
          name={field.name}
          label={field.label}
          value={chosen[0]}
          onChange={(id) => choose(id ? [String(id)] : [])}
          onBlur={() => undefined}
          required={false}
          disabled={false}
          invalid={false}
          schema={schema}
          options={none}
          formData={none}
        />
      </Suspense>
    </div>
  );
}

const none = {};

function DeclaredChoices({ options, ...props }: Choosing & { many: boolean; options: string }) {
  const declared = useOptions(options).map(({ value, label }) => ({ value: String(value), label }));
  return <Choices {...props} options={declared} loading={false} />;
}

/** A box for each value; where one at most can be chosen, a dot for each and one for none of them. */
function Choices({
  field,
  many,
  options,
  loading,
  chosen,
  choose,
}: Choosing & { many: boolean; options: readonly FilterOption[]; loading: boolean }) {
  const words = useWords();
  const group = useId();
  const [search, setSearch] = useState('');
  const found = options.filter(({ label }) => holds(label, search));
  const all = { value: '', label: field.all ?? words('all') };
  const shown: readonly FilterOption[] = many || options.length === 0 || search !== '' ? found : [all, ...found];
  const control = (value: string) =>
    many ? (
      <Checkbox
        size="small"
        checked={chosen.includes(value)}
        onChange={(_, on) => choose(on ? [...chosen, value] : chosen.filter((one) => one !== value))}
      />
    ) : (
      <Radio
        size="small"
        name={group}
        checked={(chosen[0] ?? '') === value}
        onChange={() => choose(value === '' ? [] : [value])}
      />
    );
  return (
    <Group>
      <legend>{field.label}</legend>
      {options.length >= searchedFrom && (
        <TextField
          fullWidth
          type="search"
          placeholder={words('search')}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          slotProps={{ htmlInput: { 'aria-label': words('search-in', { name: field.label }) } }}
          sx={{ mt: 0.5, mb: 1 }}
        />
      )}
      <div className="list">
        {loading && <Skeleton height={72} />}
        {!loading && found.length === 0 && <p className="none">{words('no-options')}</p>}
        {shown.map(({ value, label, count }) => (
          <FormControlLabel
            key={value}
            control={control(value)}
            label={count === undefined ? label : `${label} (${count})`}
            slotProps={{ typography: { variant: 'body2' } }}
          />
        ))}
      </div>
    </Group>
  );
}
