import { styled } from '@mui/material/styles';
import { type ReactNode, useId, useState } from 'react';
import { useWords } from '../messages/use-words.ts';

const Panes = styled('div')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    display: 'grid',
    gridTemplateColumns: 'minmax(150px, 2fr) minmax(0, 3fr)',
    height: 360,
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
  /** Each with how much is chosen in it. */
  categories: readonly { name: string; label: string; count: number }[];
  /** What can be chosen in the one that is open. */
  children(name: string): ReactNode;
}

/** Fields on the left, what can be chosen in one of them on the right. Opens where something is chosen. */
export function CategoryPanes({ categories, children }: Props) {
  const words = useWords();
  const id = useId();
  const [name, setName] = useState(() => (categories.find(({ count }) => count > 0) ?? categories[0])?.name);
  const open = categories.find((category) => category.name === name);
  return (
    <Panes>
      <nav aria-label={words('categories')}>
        <ul>
          {categories.map((category) => (
            <li key={category.name}>
              <button
                type="button"
                aria-current={category === open ? 'true' : undefined}
                aria-label={
                  category.count > 0 ? words('chosen-in', { name: category.label, count: category.count }) : undefined
                }
                aria-controls={id}
                onClick={() => setName(category.name)}
              >
                {category.label}
                {category.count > 0 && <span className="count">{category.count}</span>}
              </button>
            </li>
          ))}
        </ul>
      </nav>
      <div id={id} style={{ minHeight: 0, overflow: 'auto' }}>
        {open && children(open.name)}
      </div>
    </Panes>
  );
}
