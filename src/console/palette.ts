/** The few colours that pages share; every pair of text and ground is AA. */
export const palette = {
  light: {
    primary: '#0b6b5d',
    'primary-dark': '#08544a',
    'primary-light': '#d9efea',
    'on-primary': '#ffffff',
    error: '#b3261e',
    warning: '#8a5300',
    ground: '#f7f8f8',
    paper: '#ffffff',
    ink: '#17211f',
    'ink-light': '#5d6b68',
    line: '#e2e7e6',
  },
  dark: {
    primary: '#5cc9b4',
    'primary-dark': '#8addcb',
    'primary-light': '#12332d',
    'on-primary': '#04211c',
    error: '#ff8a80',
    warning: '#f0b35a',
    ground: '#0f1514',
    paper: '#161e1c',
    ink: '#e6eeec',
    'ink-light': '#9fb0ac',
    line: '#2a3634',
  },
} as const;
