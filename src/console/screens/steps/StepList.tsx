import { styled } from '@mui/material/styles';
import { useWords } from '../../messages/use-words.ts';

const List = styled('ol')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    display: 'flex',
    gap: 4,
    margin: '0 0 20px',
    padding: 0,
    listStyle: 'none',
    fontSize: '0.875rem',
    '& li': { flex: '1 1 0', minWidth: 0 },
    '& button, & li > span': {
      display: 'flex',
      alignItems: 'center',
      gap: 8,
      width: '100%',
      minHeight: 40,
      padding: '6px 4px 8px',
      font: 'inherit',
      textAlign: 'left',
      color: palette.text.secondary,
      background: 'none',
      border: 0,
      borderBottom: `2px solid ${palette.divider}`,
    },
    '& button': { cursor: 'pointer' },
    '& button:hover': { color: palette.text.primary },
    '& [aria-current]': { color: palette.text.primary, fontWeight: 600, borderBottomColor: palette.primary.main },
    '& .number': {
      flex: 'none',
      display: 'inline-grid',
      placeItems: 'center',
      width: 24,
      height: 24,
      borderRadius: '50%',
      fontSize: '0.75rem',
      fontWeight: 650,
      border: `1px solid ${palette.divider}`,
    },
    '& .done': { color: palette.primary.main, borderColor: palette.primary.main },
    '@media (max-width: 640px)': {
      '& button, & li > span': {
        flexDirection: 'column',
        gap: 4,
        paddingInline: 0,
        fontSize: '0.75rem',
        textAlign: 'center',
        overflowWrap: 'anywhere',
      },
    },
    '& [aria-current] .number': {
      color: palette.primary.contrastText,
      backgroundColor: palette.primary.main,
      borderColor: palette.primary.main,
    },
  };
});

interface Props {
  titles: readonly string[];
  at: number;
  seen(index: number): boolean;
  go(index: number): void;
}

/** Where one is, and the way to the steps that are open already. */
export function StepList({ titles, at, seen, go }: Props) {
  const words = useWords();
  return (
    <List aria-label={words('steps')}>
      {titles.map((title, index) => {
        const label = (
          <>
            <span className={index < at ? 'number done' : 'number'} aria-hidden>
              {index < at ? '✓' : index + 1}
            </span>
            <span className="unseen">{words('step-of', { number: index + 1, total: titles.length })}: </span>
            {title}
          </>
        );
        return (
          <li key={title}>
            {index !== at && seen(index) ? (
              <button type="button" onClick={() => go(index)}>
                {label}
              </button>
            ) : (
              <span aria-current={index === at ? 'step' : undefined}>{label}</span>
            )}
          </li>
        );
      })}
    </List>
  );
}
