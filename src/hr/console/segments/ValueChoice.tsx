import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '../../../console/slots.ts';
import { type Category, type Draft, extent, searched, toggle, toggleAll } from './draft.ts';

export interface Value {
  value: string;
  label: string;
  count?: number;
}

interface Props {
  category: Category;
  draft: Draft;
  choose(draft: Draft): void;
  load(key: string): Promise<readonly Value[]>;
}

const Rows = styled('ul')({
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { contentVisibility: 'auto', containIntrinsicSize: 'auto 36px' },
});

/** Plain boxes: hundreds of MUI's take long to mount. */
export const Row = styled('label')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 36,
  padding: '2px 8px',
  borderRadius: 6,
  fontSize: '0.9375rem',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '&:hover': { backgroundColor: (theme.vars ?? theme).palette.action.hover },
  '& input': {
    flex: 'none',
    width: 18,
    height: 18,
    margin: 0,
    accentColor: (theme.vars ?? theme).palette.primary.main,
  },
  '& small': { marginLeft: 'auto', fontSize: '0.8125rem', color: (theme.vars ?? theme).palette.text.secondary },
}));

const Above = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  paddingRight: 8,
  fontSize: '0.8125rem',
  borderBottom: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  color: (theme.vars ?? theme).palette.text.secondary,
  '& label': { color: (theme.vars ?? theme).palette.text.primary },
}));

const Middle = styled('p')(({ theme }) => ({
  display: 'grid',
  flex: 1,
  placeContent: 'center',
  justifyItems: 'center',
  gap: 12,
  margin: 0,
  color: (theme.vars ?? theme).palette.text.secondary,
}));

/** The values of one category to tick, with a search and all of what it finds. */
export function ValueChoice({ category, draft, choose, load }: Props) {
  const { text, explain } = useMessages();
  const [search, setSearch] = useState('');
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['filter-values', category.key],
    queryFn: () => load(category.key),
    retry: false,
  });
  if (isPending) return <Skeleton variant="rounded" sx={{ flex: 1 }} />;
  if (error) {
    return (
      <Middle role="alert">
        {explain(error).text}
        <Button variant="outlined" onClick={() => void refetch()}>
          {text('segments/filters.retry')}
        </Button>
      </Middle>
    );
  }
  if (data.length === 0) return <Middle role="status">{text('segments/filters.no-values')}</Middle>;
  return (
    <>
      <TextField
        type="search"
        label={text('segments/filters.search', { category: category.label })}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        fullWidth
        slotProps={{ htmlInput: { maxLength: 100 } }}
      />
      <Boxes category={category} draft={draft} choose={choose} found={searched(data, search)} />
    </>
  );
}

function Boxes({ category: { key, label }, draft, choose, found }: Omit<Props, 'load'> & { found: readonly Value[] }) {
  const { text } = useMessages();
  const chosen = draft[key] ?? [];
  const all = found.map(({ value }) => value);
  const state = extent(chosen, all);
  if (found.length === 0) return <Middle role="status">{text('segments/filters.no-hits')}</Middle>;
  return (
    <>
      <Above>
        <Row>
          <input
            type="checkbox"
            checked={state === 'all'}
            ref={(box) => {
              if (box) box.indeterminate = state === 'some';
            }}
            onChange={() => choose(toggleAll(draft, key, all))}
          />
          {text('segments/filters.select-all')}
        </Row>
        <span role="status">{text('segments/filters.selected', { count: chosen.length })}</span>
      </Above>
      <Rows aria-label={label}>
        {found.map(({ value, label, count }) => (
          <li key={value}>
            <Row>
              <input
                type="checkbox"
                checked={chosen.includes(value)}
                onChange={() => choose(toggle(draft, key, value))}
              />
              {label}
              {count !== undefined && <small aria-hidden>{count.toLocaleString('en')}</small>}
            </Row>
          </li>
        ))}
      </Rows>
    </>
  );
}
