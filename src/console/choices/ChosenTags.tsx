import { styled } from '@mui/material/styles';
import { useWords } from '../messages/use-words.ts';
import { Icon } from '../shell/Icon.tsx';
import type { Category, Chosen } from './category.ts';

const Tags = styled('ul')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 6,
    maxHeight: 112,
    overflowY: 'auto',
    margin: '12px 0 0',
    padding: 0,
    listStyle: 'none',
    '& li': {
      display: 'inline-flex',
      alignItems: 'center',
      maxWidth: '100%',
      paddingLeft: 10,
      borderRadius: 999,
      fontSize: '0.8125rem',
      lineHeight: '26px',
      overflowWrap: 'anywhere',
      color: palette.text.primary,
      backgroundColor: palette.primary.light,
    },
    '& button': {
      display: 'inline-grid',
      placeItems: 'center',
      width: 26,
      height: 26,
      padding: 0,
      color: 'inherit',
      background: 'none',
      border: 0,
      borderRadius: '50%',
      cursor: 'pointer',
      fontSize: '1rem',
    },
    '@media (pointer: coarse)': { '& button': { width: 32, height: 32 } },
  };
});

interface Props {
  categories: readonly Category[];
  chosen: Chosen;
  put(category: string, values: readonly string[]): void;
}

/** Everything that was chosen, each with a button that takes it away. */
export function ChosenTags({ categories, chosen, put }: Props) {
  const words = useWords();
  const entries = Object.entries(chosen);
  if (entries.length === 0) return null;
  return (
    <Tags aria-label={words('chosen-values')}>
      {entries.flatMap(([name, values]) => {
        const category = categories.find((one) => one.name === name);
        return values.map((value) => {
          const label = category?.options.find((option) => option.value === value)?.label ?? value;
          return (
            <li key={`${name} ${value}`}>
              {category?.label ?? name}: {label}
              <button
                type="button"
                aria-label={words('take-away', { name: label })}
                onClick={() =>
                  put(
                    name,
                    values.filter((one) => one !== value),
                  )
                }
              >
                <Icon name="close" fontSize="inherit" />
              </button>
            </li>
          );
        });
      })}
    </Tags>
  );
}
