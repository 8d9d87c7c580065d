import GlobalStyles from '@mui/material/GlobalStyles';

const look = {
  ':focus-visible': { outline: '2px solid var(--mui-palette-primary-main)', outlineOffset: 2 },
  'h1[tabindex="-1"]:focus': { outline: 'none' },
  'html, body, #console': { minHeight: '100%' },
  a: { color: 'var(--mui-palette-primary-main)' },
  '.unseen': {
    position: 'absolute',
    width: 1,
    height: 1,
    margin: -1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
} as const;

export const GlobalLook = () => <GlobalStyles styles={look} />;
