import { createTheme } from '@mui/material/styles';
import { palette } from './palette.ts';

const { light, dark } = palette;

/** Our own look: quiet surfaces, hairlines instead of shadows, one green. Every pair of text and ground is AA. */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-theme' },
  colorSchemes: {
    light: {
      palette: {
        primary: {
          main: light.primary,
          dark: light['primary-dark'],
          light: light['primary-light'],
          contrastText: light['on-primary'],
        },
        secondary: { main: '#43524f', contrastText: '#ffffff' },
        error: { main: light.error, contrastText: '#ffffff' },
        warning: { main: light.warning, contrastText: '#ffffff' },
        success: { main: '#1b6e3c', contrastText: '#ffffff' },
        info: { main: '#1f5f8b', contrastText: '#ffffff' },
        background: { default: light.ground, paper: light.paper },
        text: { primary: light.ink, secondary: light['ink-light'] },
        divider: light.line,
        action: { hover: 'rgba(23, 33, 31, 0.045)', selected: 'rgba(11, 107, 93, 0.09)' },
      },
    },
    dark: {
      palette: {
        primary: {
          main: dark.primary,
          dark: dark['primary-dark'],
          light: dark['primary-light'],
          contrastText: dark['on-primary'],
        },
        secondary: { main: '#a9b8b4', contrastText: '#111817' },
        error: { main: dark.error, contrastText: '#2b0805' },
        warning: { main: dark.warning, contrastText: '#241500' },
        success: { main: '#6fcf97', contrastText: '#04210f' },
        info: { main: '#7cbcec', contrastText: '#041a2b' },
        background: { default: dark.ground, paper: dark.paper },
        text: { primary: dark.ink, secondary: dark['ink-light'] },
        divider: dark.line,
        action: { hover: 'rgba(230, 238, 236, 0.06)', selected: 'rgba(92, 201, 180, 0.14)' },
      },
    },
  },
  shape: { borderRadius: 8 },
  typography: {
    fontFamily:
      '"Public Sans Variable", system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", sans-serif',
    fontSize: 14,
    h1: { fontSize: '1.375rem', fontWeight: 650, lineHeight: 1.3, letterSpacing: '-0.01em' },
    h2: { fontSize: '1.0625rem', fontWeight: 620, lineHeight: 1.35 },
    h3: { fontSize: '0.9375rem', fontWeight: 620, lineHeight: 1.4 },
    body1: { fontSize: '0.9375rem' },
    body2: { fontSize: '0.875rem' },
    button: { textTransform: 'none', fontWeight: 560, fontSize: '0.875rem' },
  },
  components: {
    MuiButton: {
      defaultProps: { disableElevation: true, size: 'small' },
      styleOverrides: {
        root: {
          minHeight: 34,
          paddingInline: 14,
          whiteSpace: 'nowrap',
          '&[aria-disabled="true"]': { opacity: 0.55, cursor: 'not-allowed' },
          '@media (pointer: coarse)': { minHeight: 40 },
        },
        outlined: { borderColor: 'var(--mui-palette-divider)', color: 'var(--mui-palette-text-primary)' },
      },
    },
    // The name of an input that is off is read like any other.
    MuiFormLabel: {
      styleOverrides: { root: { '&.Mui-disabled': { color: 'var(--mui-palette-text-secondary)' } } },
    },
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: {
        root: { '&.Mui-focusVisible': { outline: '2px solid var(--mui-palette-primary-main)', outlineOffset: 2 } },
      },
    },
    MuiIconButton: { defaultProps: { size: 'small' } },
    MuiTextField: { defaultProps: { size: 'small' } },
    MuiFormControl: { defaultProps: { size: 'small' } },
    MuiInputBase: {
      styleOverrides: {
        input: {
          // An example is to be read, too.
          '&::placeholder': { opacity: 0.7 },
          // Phones zoom into smaller ones.
          '@media (pointer: coarse)': { fontSize: '1rem' },
        },
      },
    },
    MuiOutlinedInput: {
      styleOverrides: {
        root: { backgroundColor: 'var(--mui-palette-background-paper)' },
        // The outline of an empty control is its only sign: 3:1 against the ground (WCAG 1.4.11).
        notchedOutline: ({ theme: { vars } }) => ({
          borderColor: `color-mix(in srgb, ${vars?.palette.text.secondary} 78%, transparent)`,
        }),
      },
    },
    MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiDialog: {
      styleOverrides: {
        paper: { border: '1px solid var(--mui-palette-divider)', boxShadow: '0 16px 48px rgba(0, 0, 0, 0.24)' },
      },
    },
    MuiDialogTitle: { styleOverrides: { root: { fontSize: '1.125rem', fontWeight: 620, paddingBottom: 8 } } },
    // The label of a first field stands on its upper edge.
    MuiDialogContent: { styleOverrides: { root: { '.MuiDialogTitle-root + &&': { paddingTop: 8 } } } },
    MuiDialogActions: { styleOverrides: { root: { padding: '8px 24px 20px', gap: 4 } } },
    MuiAutocomplete: {
      styleOverrides: {
        paper: { border: '1px solid var(--mui-palette-divider)', boxShadow: '0 8px 24px rgba(0, 0, 0, 0.16)' },
      },
    },
    MuiMenuItem: { styleOverrides: { root: { fontSize: '0.875rem', minHeight: 34 } } },
    MuiListItemIcon: {
      styleOverrides: {
        root: {
          fontSize: 18,
          color: 'inherit',
          // Stronger than what a menu item says of its icons, whichever was drawn first.
          '&&&': { minWidth: 30 },
        },
      },
    },
    MuiMenu: {
      // Menus are there at once, as the system's own.
      defaultProps: { transitionDuration: 0 },
      styleOverrides: {
        paper: { border: '1px solid var(--mui-palette-divider)', boxShadow: '0 8px 24px rgba(0, 0, 0, 0.16)' },
      },
    },
    MuiTooltip: {
      defaultProps: { arrow: true, enterDelay: 250 },
      styleOverrides: {
        tooltip: {
          fontSize: '0.8125rem',
          backgroundColor: '#24302d',
          color: '#f2f6f5',
          padding: '6px 10px',
          maxWidth: 320,
        },
        arrow: { color: '#24302d' },
      },
    },
  },
});
