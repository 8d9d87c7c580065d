import { styled } from '@mui/material/styles';

/** A line from top to bottom with a dot for each entry: full for what went well, hollow for the others. */
export const Track = styled('ol')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '& li': {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: '104px minmax(0, 1fr) auto',
      alignItems: 'center',
      gap: 16,
      minHeight: 44,
      padding: '6px 0 6px 28px',
    },
    '& li::before': {
      content: '""',
      position: 'absolute',
      left: 7,
      top: 0,
      bottom: 0,
      width: 2,
      backgroundColor: palette.divider,
    },
    '& li:first-of-type::before': { top: '50%' },
    '& li:last-of-type::before': { bottom: '50%' },
    '& li::after': {
      content: '""',
      position: 'absolute',
      left: 2,
      top: 'calc(50% - 6px)',
      width: 8,
      height: 8,
      borderRadius: '50%',
      border: `2px solid ${palette.text.secondary}`,
      backgroundColor: palette.background.paper,
    },
    ...Object.fromEntries(
      (['success', 'info', 'warning', 'error'] as const).map((color) => [
        `& li[data-color="${color}"]::after`,
        { borderColor: palette[color].main },
      ]),
    ),
    '& li[data-color="success"]::after': { borderColor: palette.success.main, backgroundColor: palette.success.main },
    '& li[data-kind="day"]::after': {
      borderRadius: 2,
      borderColor: palette.text.secondary,
      backgroundColor: palette.text.secondary,
    },
    '& li[data-kind="now"]': { color: palette.primary.main, fontWeight: 600, minHeight: 36 },
    '& li[data-kind="now"]::after': { borderColor: palette.primary.main, backgroundColor: palette.primary.main },
    '& .day': { fontSize: '0.875rem', color: palette.text.secondary, fontVariantNumeric: 'tabular-nums' },
    '& li[data-kind="now"] .day': { color: 'inherit' },
    '& .what': { overflowWrap: 'anywhere' },
    '& li[data-kind="entry"]:not([data-color]) .what': { color: palette.text.secondary },
    '& .state': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'flex-end',
      gap: '2px 10px',
    },
    '& small': { fontSize: '0.8125rem', color: palette.text.secondary },
    [theme.breakpoints.down('sm')]: {
      '& li': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, padding: '8px 0 8px 28px' },
      '& .state': { justifyContent: 'flex-start' },
    },
  };
});
