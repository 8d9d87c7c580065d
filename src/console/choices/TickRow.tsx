import { styled } from '@mui/material/styles';

/** A box or a dot of the browser's own with its words: hundreds of MUI's would take seconds to mount. */
export const TickRow = styled('label')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 36,
  padding: '4px 6px',
  borderRadius: 6,
  fontSize: '0.875rem',
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
}));
