import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';

const Drawn = styled('input')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    flex: 'none',
    appearance: 'none',
    width: 34,
    height: 20,
    margin: 0,
    verticalAlign: 'middle',
    boxSizing: 'border-box',
    borderRadius: 10,
    border: `1px solid color-mix(in srgb, ${palette.text.secondary} 78%, transparent)`,
    backgroundColor: palette.background.paper,
    transition: 'background-color 120ms',
    cursor: 'pointer',
    '&::before': {
      content: '""',
      display: 'block',
      width: 14,
      height: 14,
      margin: 2,
      borderRadius: '50%',
      backgroundColor: palette.text.secondary,
      transition: 'margin 120ms',
    },
    '&:checked': { backgroundColor: palette.primary.main, borderColor: palette.primary.main },
    '&:checked::before': { marginLeft: 16, backgroundColor: palette.primary.contrastText },
    '&:disabled, &[aria-disabled="true"]': { opacity: 0.55, cursor: 'not-allowed' },
    '@media (forced-colors: active)': { appearance: 'auto', '&::before': { display: 'none' } },
  };
});

/** The browser's own checkbox, drawn as a switch. The part that uses it gives it a label. */
export const SwitchInput = (props: ComponentProps<'input'>) => <Drawn {...props} type="checkbox" role="switch" />;
