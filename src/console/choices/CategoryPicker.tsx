import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { useWords } from '../messages/use-words.ts';
import type { FilterOption } from '../screens/list/filter-options.ts';
import { ChosenTags } from './ChosenTags.tsx';
import { ValueBoxes } from './ValueBoxes.tsx';

/** A field that can be filtered by, and the values it has. */
export interface Category {
  name: string;
  label: string;
  options: readonly FilterOption[];
}

export type Chosen = Readonly<Record<string, readonly string[]>>;

const Panes = styled('div')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    display: 'grid',
    gridTemplateColumns: 'minmax(150px, 2fr) minmax(0, 3fr)',
    height: 320,
    border: `1px solid ${palette.divider}`,
    borderRadius: 8,
    overflow: 'hidden',
    '& nav': { overflowY: 'auto', padding: 4, borderRight: `1px solid ${palette.divider}` },
    '& nav ul': { margin: 0, padding: 0, listStyle: 'none' },
    '& nav button': {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'center',
      gap: 8,
      width: '100%',
      minHeight: 36,
      padding: '6px 10px',
      font: 'inherit',
      fontSize: '0.875rem',
      textAlign: 'left',
      color: palette.text.primary,
      background: 'none',
      border: 0,
      borderRadius: 6,
      cursor: 'pointer',
    },
    '& nav button:hover': { backgroundColor: palette.action.hover },
    '& nav button[aria-current]': { backgroundColor: palette.action.selected, fontWeight: 600 },
    '& nav .count': {
      flex: 'none',
      minWidth: 20,
      padding: '0 6px',
      borderRadius: 10,
      fontSize: '0.75rem',
      lineHeight: '20px',
      textAlign: 'center',
      color: palette.primary.contrastText,
      backgroundColor: palette.primary.main,
    },
    [theme.breakpoints.down('sm')]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: '132px minmax(0, 1fr)',
      height: 420,
      '& nav': { borderRight: 0, borderBottom: `1px solid ${palette.divider}` },
    },
  };
});

interface Props {
  categories: readonly Category[];
  chosen: Chosen;
  /** Categories without a value are left out. */
  choose(chosen: Record<string, readonly string[]>): void;
  /** Tells the values what they are for, such as a count. */
  children?: React.ReactNode;
}

/** Fields on the left, the values of one of them on the right, and below what was chosen of all. */
export function CategoryPicker({ categories, chosen, choose, children }: Props) {
  const words = useWords();
  const id = useId();
  const [name, setName] = useState(() => (categories.find((one) => chosen[one.name]?.length) ?? categories[0])?.name);
  const open = categories.find((category) => category.name === name);
  const put = (category: string, values: readonly string[]) => {
    const next = { ...chosen, [category]: values };
    choose(Object.fromEntries(Object.entries(next).filter(([, held]) => held.length > 0)));
  };
  return (
    <div>
      <Panes>
        <nav aria-label={words('categories')}>
          <ul>
            {categories.map((category) => {
              const count = chosen[category.name]?.length ?? 0;
              return (
                <li key={category.name}>
                  <button
                    type="button"
                    aria-current={category === open ? 'true' : undefined}
                    aria-label={count > 0 ? words('chosen-in', { name: category.label, count }) : undefined}
                    aria-controls={id}
                    onClick={() => setName(category.name)}
                  >
                    {category.label}
                    {count > 0 && <span className="count">{count}</span>}
                  </button>
                </li>
              );
            })}
          </ul>
        </nav>
        <div id={id} style={{ minHeight: 0 }}>
          {open && (
            <ValueBoxes
              key={open.name}
              category={open}
              chosen={chosen[open.name] ?? []}
              choose={(values) => put(open.name, values)}
            />
          )}
        </div>
      </Panes>
      {children}
      <ChosenTags categories={categories} chosen={chosen} put={put} />
    </div>
  );
}
