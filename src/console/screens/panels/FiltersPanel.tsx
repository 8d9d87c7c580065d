import { styled } from '@mui/material/styles';
import type { Panel } from '../../../shared/documents/panel.ts';
import { useConstant, useDocument, useOptions } from '../../artifacts/use-artifacts.ts';
import { isObject } from '../../data/is-object.ts';
import { useWords } from '../../messages/use-words.ts';
import { useSaid } from './use-said.ts';

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: 14,
  margin: 0,
  fontSize: '0.9375rem',
  '& dt': { fontSize: '0.8125rem', color: (theme.vars ?? theme).palette.text.secondary },
  '& dd': { margin: '2px 0 0', overflowWrap: 'anywhere' },
}));

const Rest = styled('details')({
  '& > summary': { width: 'fit-content', padding: '4px 0', fontSize: '0.875rem', cursor: 'pointer' },
  '& > dl': { marginTop: 8 },
});

interface Props {
  panel: Panel;
  /** Where they are in what is shown. */
  filters: string;
  values: Record<string, unknown>;
}

/** What is filtered by, under the titles of the properties. Of many values the first are shown, and all on demand. */
export default function FiltersPanel({ panel: { call: id = '', entity: of = '', none }, filters, values }: Props) {
  const said = useSaid();
  const words = useWords();
  const most = useConstant('shell/limits.filterValues', 10);
  const call = useDocument('calls', id);
  const entity = useDocument('entities', of);
  const found = values[filters];
  const set = isObject(found) ? Object.entries(found).map(([name, value]) => ({ name, values: listed(value) })) : [];
  const fieldOf = (name: string) => entity?.schema.properties[call?.filters?.[name]?.property ?? name];
  if (set.length === 0) return (none && said(none, values)) || null;
  const [first, rest] = parted(set, most);
  const drawn = (part: readonly Filter[]) => (
    <List>
      {part.map(({ name, values }) => (
        <div key={name}>
          <dt>{fieldOf(name)?.title ?? name}</dt>
          <dd>
            <Called values={values} list={fieldOf(name)?.['x-options']} />
          </dd>
        </div>
      ))}
    </List>
  );
  return (
    <>
      {drawn(first)}
      {rest.length > 0 && (
        <Rest>
          <summary>{words('view-all')}</summary>
          {drawn(rest)}
        </Rest>
      )}
    </>
  );
}

/** By the names that the values of a list have. */
function Called({ values, list = '' }: { values: readonly string[]; list: string | undefined }) {
  const options = useOptions(list);
  return values.map((value) => options.find((option) => String(option.value) === value)?.label ?? value).join(', ');
}

interface Filter {
  name: string;
  values: readonly string[];
}

/** The first so many values of all filters together, and what is left of each. */
function parted(filters: readonly Filter[], most: number): [Filter[], Filter[]] {
  let left = most;
  const cut = filters.map(({ name, values }) => {
    const at = Math.min(left, values.length);
    left -= at;
    return { first: { name, values: values.slice(0, at) }, rest: { name, values: values.slice(at) } };
  });
  const said = ({ values }: Filter) => values.length > 0;
  return [cut.map(({ first }) => first).filter(said), cut.map(({ rest }) => rest).filter(said)];
}

/** A list, or a text joined with commas, in which a comma of a value is %2C. */
const listed = (value: unknown): string[] =>
  Array.isArray(value)
    ? value.map(String)
    : String(value)
        .split(',')
        .map((one) => one.replace(/%2C/gi, ',').trim());
