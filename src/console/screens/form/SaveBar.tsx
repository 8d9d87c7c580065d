import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Bar = styled('div')(({ theme }) => ({
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  display: 'flex',
  justifyContent: 'flex-end',
  gap: 8,
  marginTop: 20,
  padding: '12px 0',
  borderTop: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  backgroundColor: (theme.vars ?? theme).palette.background.default,
}));

/** What takes the focus is scrolled clear of the bars above and below. */
const clear = { html: { scrollPaddingBlock: '80px' } };

/** The form's buttons, in reach however long the form is. */
export function SaveBar({ children }: { children: ReactNode }) {
  return (
    <Bar>
      <GlobalStyles styles={clear} />
      {children}
    </Bar>
  );
}
