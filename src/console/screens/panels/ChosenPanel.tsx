import { styled } from '@mui/material/styles';
import type { Panel } from '../../../shared/documents/panel.ts';
import { useOptions } from '../../artifacts/use-artifacts.ts';
import { isObject } from '../../data/is-object.ts';
import { useSaid } from './use-said.ts';

const Columns = styled('div')(({ theme }) => ({
  columns: '260px 2',
  columnGap: 24,
  fontSize: '0.9375rem',
  '& section': { breakInside: 'avoid', marginBottom: 16 },
  '& h3': { ...theme.typography.h3, margin: '0 0 4px' },
  '& ul': { margin: 0, paddingLeft: 20 },
  '& li': { padding: '2px 0' },
}));

interface Props {
  panel: Panel;
  /** Where the values are in what is shown. */
  chosen: string;
  values: Record<string, unknown>;
}

/** Chosen values in the words of their option list, under its headings. */
export default function ChosenPanel({ panel: { by, options = '', headings = '', none }, chosen, values }: Props) {
  const said = useSaid();
  const held = [values[chosen] ?? []].flat().map((one) => (isObject(one) ? one[by ?? 'value'] : one));
  const offered = useOptions(options).filter(({ value }) => held.includes(value));
  const groups = useOptions(headings)
    .map(({ value, label }) => ({ label, of: offered.filter(({ group }) => group === value) }))
    .filter(({ of }) => of.length > 0);
  if (groups.length === 0) return (none && said(none, values)) || null;
  return (
    <Columns>
      {groups.map(({ label, of }) => (
        <section key={label}>
          <h3>{label}</h3>
          <ul>
            {of.map((option) => (
              <li key={String(option.value)}>{option.label}</li>
            ))}
          </ul>
        </section>
      ))}
    </Columns>
  );
}
