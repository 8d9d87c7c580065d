import GlobalStyles from '@mui/material/GlobalStyles';

/** On paper there is what the page shows, dark on white, and nothing to press. */
const look = {
  '@media print': {
    'header, nav, [role="alert"], button, .MuiButton-root, .back': { display: 'none !important' },
    'body, #main, #main *': { color: '#000 !important', backgroundColor: 'transparent !important' },
    body: { backgroundColor: '#fff !important' },
    '#main': { maxWidth: 'none', padding: 0 },
    '#main section, #main tr, #main svg': { breakInside: 'avoid' },
    '#main svg text': { fill: '#000 !important' },
    '#main select': { appearance: 'none', border: 0, padding: 0, minHeight: 0 },
    '#main details:not([open]) > :not(summary)': { display: 'block' },
  },
} as const;

export const PrintLook = () => <GlobalStyles styles={look} />;
