import { styled } from '@mui/material/styles';
import type { Panel } from '../../../shared/documents/panel.ts';
import { useDocument } from '../../artifacts/use-artifacts.ts';
import { isObject } from '../../data/is-object.ts';
import { useSaid } from './use-said.ts';

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: 14,
  margin: 0,
  fontSize: '0.9375rem',
  '& dt': { fontSize: '0.8125rem', color: (theme.vars ?? theme).palette.text.secondary },
  '& dd': { margin: '2px 0 0', overflowWrap: 'anywhere' },
}));

interface Props {
  panel: Panel;
  /** Where they are in what is shown. */
  filters: string;
  values: Record<string, unknown>;
}

/** So many values of a filter are said at once; the others are folded. */
const most = 10;

/** What is filtered by, each under the title of its property. */
export function FiltersPanel({ panel: { call: id = '', entity: of = '', none }, filters, values }: Props) {
  const said = useSaid();
  const call = useDocument('calls', id);
  const entity = useDocument('entities', of);
  const found = values[filters];
  const set = isObject(found) ? Object.entries(found) : [];
  const labelOf = (name: string) => entity?.schema.properties[call?.filters?.[name]?.property ?? name]?.title ?? name;
  if (set.length === 0) return (none && said(none, values)) || null;
  return (
    <List>
      {set.map(([name, value]) => (
        <div key={name}>
          <dt>{labelOf(name)}</dt>
          <Values listed={listed(value)} />
        </div>
      ))}
    </List>
  );
}

function Values({ listed }: { listed: readonly string[] }) {
  const folded = listed.slice(most);
  return (
    <dd>
      {listed.slice(0, most).join(', ')}
      {folded.length > 0 && (
        <details>
          <summary>+ {folded.length}</summary>
          {folded.join(', ')}
        </details>
      )}
    </dd>
  );
}

/** A list, or a text joined with commas, in which a comma of a value is %2C. */
const listed = (value: unknown): string[] =>
  Array.isArray(value)
    ? value.map(String)
    : String(value)
        .split(',')
        .map((one) => one.replace(/%2C/gi, ',').trim());
