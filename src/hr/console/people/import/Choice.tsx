import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Group = styled('fieldset')(({ theme }) => ({
  border: 0,
  margin: 0,
  padding: 0,
  minWidth: 0,
  '& legend': { padding: 0, marginBottom: 8, fontSize: '1rem', fontWeight: 620 },
  '& small': { display: 'block', fontSize: '0.8125rem', color: (theme.vars ?? theme).palette.text.secondary },
  '& .MuiFormControlLabel-root': { alignItems: 'flex-start', marginBottom: 4 },
  '& .MuiFormControlLabel-label': { paddingTop: 9 },
}));

export function Choice({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <Group>
      <legend>{legend}</legend>
      {children}
    </Group>
  );
}
