import { styled } from '@mui/material/styles';

/** A line from top to bottom with a dot for each entry: full for what has come back, hollow for what is to come. */
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
    '& li[data-state="answered"]::after': { borderColor: palette.success.main, backgroundColor: palette.success.main },
    '& li[data-state="started"]::after, & li[data-state="due"]::after': { borderColor: palette.info.main },
    '& li[data-state="sent"]::after': { borderColor: palette.warning.main },
    '& li[data-kind="joined"]::after, & li[data-kind="left"]::after, & li[data-kind="leaves"]::after': {
      borderRadius: 2,
      borderColor: palette.text.secondary,
      backgroundColor: palette.text.secondary,
    },
    '& li[data-kind="today"]': { color: palette.primary.main, fontWeight: 600, minHeight: 36 },
    '& li[data-kind="today"]::after': { borderColor: palette.primary.main, backgroundColor: palette.primary.main },
    '& .day': { fontSize: '0.875rem', color: palette.text.secondary, fontVariantNumeric: 'tabular-nums' },
    '& li[data-kind="today"] .day': { color: 'inherit' },
    '& .what': { overflowWrap: 'anywhere' },
    '& li[data-state="upcoming"] .what, & li[data-state="after_exit"] .what': { color: palette.text.secondary },
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
