import { styled } from '@mui/material/styles';

/** What belongs together, as a quiet sheet: a group of a form, a card of a record. */
export const Card = styled('section')(({ theme }) => ({
  padding: 24,
  border: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  borderRadius: 12,
  backgroundColor: (theme.vars ?? theme).palette.background.paper,
  '& > h2': { ...theme.typography.h2, margin: '0 0 16px' },
  '& > .about': { margin: '-10px 0 16px', fontSize: '0.875rem', color: (theme.vars ?? theme).palette.text.secondary },
  '&& > :last-child': { marginBottom: 0 },
  [theme.breakpoints.down('sm')]: { padding: 16 },
}));
