import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { ClearOfBars } from '../ClearOfBars.tsx';

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

/** The form's buttons, in reach however long the form is. */
export function SaveBar({ children }: { children: ReactNode }) {
  return (
    <Bar>
      <ClearOfBars />
      {children}
    </Bar>
  );
}
