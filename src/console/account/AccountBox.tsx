import { styled } from '@mui/material/styles';

/** The one sheet on a page outside the shell: sign-in and what belongs to it. */
export const AccountBox = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: 18,
  maxWidth: 400,
  margin: '0 auto',
  padding: 32,
  border: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  borderRadius: 14,
  backgroundColor: (theme.vars ?? theme).palette.background.paper,
  '& header': { marginBottom: 0 },
  '& .why': { margin: 0, color: (theme.vars ?? theme).palette.text.secondary, fontSize: '0.875rem' },
  '& .links': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 12, fontSize: '0.875rem' },
  [theme.breakpoints.down('sm')]: { padding: '8px 0', border: 0, backgroundColor: 'transparent' },
}));
