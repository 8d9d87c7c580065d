import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Native = styled('select', { shouldForwardProp: (name) => name !== 'wide' })<{ wide?: boolean }>(
  ({ theme, wide }) => {
    const { palette } = theme.vars ?? theme;
    return {
      font: 'inherit',
      fontSize: wide ? '1rem' : '0.875rem',
      width: wide ? '100%' : 'auto',
      minHeight: wide ? 44 : 34,
      padding: '4px 8px',
      borderRadius: 8,
      border: `1px solid color-mix(in srgb, ${palette.text.secondary} 78%, transparent)`,
      color: palette.text.primary,
      backgroundColor: palette.background.paper,
    };
  },
);

interface Props {
  id?: string;
  value: string | number;
  onChange(value: string): void;
  children: ReactNode;
  wide?: boolean;
  'aria-label'?: string;
  'aria-describedby'?: string;
  'aria-required'?: boolean;
}

/** The browser's own select: a proper list on phones, and no script for it. */
export function Select({ onChange, ...props }: Props) {
  return <Native {...props} onChange={(event) => onChange(event.target.value)} />;
}
