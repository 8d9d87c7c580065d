import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

/** Of a switch beside its title, which says it already; a screen reader still gets the label. */
export const withoutLabel = {
  '& .MuiFormControlLabel-root': { margin: 0, minHeight: 24 },
  '& .MuiFormControlLabel-label': {
    position: 'absolute',
    width: 1,
    height: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
} as const;

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: 16,
  minHeight: 28,
  margin: '0 0 16px',
  '& > h2': { ...theme.typography.h2, margin: 0 },
  '&:last-child': { marginBottom: 0 },
  ...withoutLabel,
}));

/** Title of a card; what turns the card on, or says that it is, stands at its end. */
export function CardTitle({ title, id, children }: { title: string; id?: string; children?: ReactNode }) {
  if (!children) return <h2 id={id}>{title}</h2>;
  return (
    <Line className="title">
      <h2 id={id}>{title}</h2>
      <div>{children}</div>
    </Line>
  );
}
