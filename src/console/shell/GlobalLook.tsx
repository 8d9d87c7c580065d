import GlobalStyles from '@mui/material/GlobalStyles';

const look = {
  ':focus-visible': { outline: '2px solid var(--mui-palette-primary-main)', outlineOffset: 2 },
  'h1[tabindex="-1"]:focus': { outline: 'none' },
  'html, body, #console': { minHeight: '100%' },
  // What takes the focus is scrolled clear of the bar of the console.
  html: { scrollPaddingTop: 'calc(var(--bars, 56px) + 12px)' },
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
  // Anyone who has asked for less motion gets none, but still sees that something is being worked on.
  '@media (prefers-reduced-motion: reduce)': {
    '*:not([role="progressbar"], [role="progressbar"] *), ::before, ::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important',
    },
  },
} as const;

export const GlobalLook = () => <GlobalStyles styles={look} />;
