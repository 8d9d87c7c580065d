import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { Select } from '../../../console/parts.ts';
import { useMessages } from '../../../console/slots.ts';
import { DateChoice } from './DateChoice.tsx';
import { type Category, countIn, type Draft, put } from './draft.ts';
import { Row, type Value, ValueChoice } from './ValueChoice.tsx';

const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '210px minmax(0, 1fr)',
  height: 380,
  border: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  borderRadius: 8,
  overflow: 'hidden',
  '& nav': { overflow: 'auto', padding: 6, borderRight: `1px solid ${(theme.vars ?? theme).palette.divider}` },
  '& nav ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& .values': { display: 'flex', flexDirection: 'column', gap: 10, minHeight: 0, padding: 12 },
  '& .narrow': { display: 'none' },
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto minmax(0, 1fr)',
    '& nav': { display: 'none' },
    '& .narrow': { display: 'block', padding: '12px 12px 0' },
  },
}));

const Entry = styled(Button)(({ theme }) => ({
  justifyContent: 'space-between',
  width: '100%',
  padding: '4px 10px',
  fontWeight: 450,
  textAlign: 'left',
  whiteSpace: 'normal',
  color: (theme.vars ?? theme).palette.text.primary,
  '&[aria-current]': { backgroundColor: (theme.vars ?? theme).palette.action.selected, fontWeight: 600 },
  '& small': { color: (theme.vars ?? theme).palette.primary.main, fontWeight: 650 },
}));

export interface FilterPickerProps {
  categories: readonly Category[];
  draft: Draft;
  choose(draft: Draft): void;
  /** The values of a category, asked for when it is opened. */
  load(key: string): Promise<readonly Value[]>;
  /** Days that can be chosen, where there are categories of dates. */
  days?: { min: string; max: string };
}

/** Categories at one side, what can be chosen in the open one at the other. Knows nothing of what is filtered. */
export function FilterPicker({ categories, draft, choose, load, days }: FilterPickerProps) {
  const { text } = useMessages();
  const [open, setOpen] = useState(categories[0]?.key ?? '');
  const selectId = useId();
  const category = categories.find(({ key }) => key === open) ?? categories[0];
  if (!category) return null;
  const name = (one: Category) => (countIn(draft, one) > 0 ? `${one.label} (${countIn(draft, one)})` : one.label);
  return (
    <Frame>
      <nav aria-label={text('segments/filters.categories')}>
        <ul>
          {categories.map((one) => (
            <li key={one.key}>
              <Entry aria-current={one === category || undefined} onClick={() => setOpen(one.key)}>
                <span>{one.label}</span>
                {countIn(draft, one) > 0 && (
                  <small>
                    {countIn(draft, one)}
                    <span className="unseen"> {text('segments/filters.selected', { count: '' }).trim()}</span>
                  </small>
                )}
              </Entry>
            </li>
          ))}
        </ul>
      </nav>
      <div className="narrow">
        <label className="unseen" htmlFor={selectId}>
          {text('segments/filters.categories')}
        </label>
        <Select id={selectId} wide value={category.key} onChange={setOpen}>
          {categories.map((one) => (
            <option key={one.key} value={one.key}>
              {name(one)}
            </option>
          ))}
        </Select>
      </div>
      <div className="values">
        {category.kind === 'flag' && (
          <Row>
            <input
              type="checkbox"
              checked={countIn(draft, category) > 0}
              onChange={(event) => choose(put(draft, category.key, event.target.checked ? ['True'] : []))}
            />
            {text('segments/filters.hipos-only')}
          </Row>
        )}
        {category.kind === 'dates' && days && (
          <DateChoice category={category} draft={draft} choose={choose} min={days.min} max={days.max} />
        )}
        {(category.kind === 'values' || category.kind === 'tags') && (
          <ValueChoice key={category.key} category={category} draft={draft} choose={choose} load={load} />
        )}
      </div>
    </Frame>
  );
}
