import { styled } from '@mui/material/styles';

/** Lines that belong to one row of a file stand together; on a narrow screen each cell is a line. */
export const RowTable = styled('table')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    width: '100%',
    borderCollapse: 'collapse',
    fontSize: '0.875rem',
    '& th, & td': { padding: '8px 14px 8px 0', textAlign: 'left', verticalAlign: 'top', overflowWrap: 'anywhere' },
    // A value may be of one long word, for which the others are not broken.
    '& td': { minWidth: 112 },
    '& thead th': { color: palette.text.secondary, fontSize: '0.8125rem', fontWeight: 550, whiteSpace: 'nowrap' },
    '& tbody .first': { borderTop: `1px solid ${palette.divider}` },
    '& .label': { display: 'none' },
    '& .row': { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
    '& small': { display: 'block', color: palette.text.secondary },
    [theme.breakpoints.down('sm')]: {
      '& thead': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
      '& tr': { display: 'block', padding: '8px 0' },
      '& th, & td': { display: 'block', padding: '1px 0' },
      '& .label': { display: 'inline' },
    },
  };
});
