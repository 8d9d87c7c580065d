import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { type KeyboardEvent, useState } from 'react';
import { holds } from '../../shared/paging/plain-words.ts';
import { useWords } from '../messages/use-words.ts';
import type { Category } from './category.ts';
import { TickRow } from './TickRow.tsx';

const Values = styled('fieldset')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    display: 'grid',
    gridTemplateRows: 'auto auto minmax(0, 1fr)',
    height: '100%',
    minWidth: 0,
    margin: 0,
    padding: '10px 12px 4px',
    border: 0,
    boxSizing: 'border-box',
    '& .list': { overflowY: 'auto', margin: 0, padding: 0, listStyle: 'none' },
    '& .list li': { contentVisibility: 'auto', containIntrinsicSize: 'auto 36px' },
    '& .all': { borderBottom: `1px solid ${palette.divider}`, borderRadius: 0, marginTop: 6 },
    '& small, & .none': { color: palette.text.secondary, fontSize: '0.8125rem' },
    '& .none': { padding: 8, margin: 0, fontSize: '0.875rem' },
  };
});

interface Props {
  category: Category;
  chosen: readonly string[];
  choose(values: readonly string[]): void;
}

/** The values of one field: searched, ticked one by one, or all that the search found. */
export function ValueBoxes({ category: { label, options }, chosen, choose }: Props) {
  const words = useWords();
  const [search, setSearch] = useState('');
  const found = options.filter((option) => holds(option.label, search));
  const values = found.map(({ value }) => value);
  const ticked = values.filter((value) => chosen.includes(value));
  const all = values.length > 0 && ticked.length === values.length;
  const others = chosen.filter((value) => !values.includes(value));
  const toggle = (value: string) =>
    choose(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]);
  return (
    <Values>
      <legend className="unseen">{label}</legend>
      <TextField
        type="search"
        fullWidth
        placeholder={words('search-in', { name: label })}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        onKeyDown={stay}
        slotProps={{ htmlInput: { 'aria-label': words('search-in', { name: label }), maxLength: 100 } }}
      />
      {found.length > 0 ? (
        <TickRow className="all">
          <input
            type="checkbox"
            checked={all}
            ref={(box) => {
              if (box) box.indeterminate = !all && ticked.length > 0;
            }}
            onChange={() => choose(all ? others : [...others, ...values])}
          />
          {words('select-all')}
        </TickRow>
      ) : (
        <p className="none" role="status">
          {words(options.length > 0 ? 'nothing-found' : 'no-options')}
        </p>
      )}
      <ul className="list">
        {found.map(({ value, label: text, count }) => (
          <li key={value}>
            <TickRow>
              <input type="checkbox" checked={chosen.includes(value)} onChange={() => toggle(value)} />
              <span>
                {text} {count !== undefined && <small>({count})</small>}
              </span>
            </TickRow>
          </li>
        ))}
      </ul>
    </Values>
  );
}

/** Enter in the search sends no form around it. */
function stay(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault();
}
