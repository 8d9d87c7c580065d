import { styled, type Theme } from '@mui/material/styles';

const paletteOf = (theme: Theme) => (theme.vars ?? theme).palette;

/** The whole conversation; narrow enough to be read, on a phone as wide as that. */
export const Sheet = styled('div')({
  display: 'grid',
  gap: 20,
  maxWidth: 620,
  margin: '0 auto',
  '& .unseen': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
});

export const Top = styled('header')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  '& .who': { display: 'flex', alignItems: 'center', gap: 12 },
  '& .who img, & .who .face': { flex: 'none', width: 44, height: 44, borderRadius: '50%' },
  '& .who .face': { backgroundColor: paletteOf(theme).primary.light },
  '& h1': { ...theme.typography.h1, margin: 0, overflowWrap: 'anywhere' },
  '& p': { margin: 0, color: paletteOf(theme).text.secondary, fontSize: '0.875rem' },
  '& .count': { marginLeft: 'auto', whiteSpace: 'nowrap', alignSelf: 'flex-start', paddingTop: 4 },
  '& progress': {
    appearance: 'none',
    width: '100%',
    height: 6,
    border: 0,
    borderRadius: 3,
    overflow: 'hidden',
    backgroundColor: paletteOf(theme).divider,
    '&::-webkit-progress-bar': { backgroundColor: paletteOf(theme).divider },
    '&::-webkit-progress-value': { backgroundColor: paletteOf(theme).primary.main, borderRadius: 3 },
    '&::-moz-progress-bar': { backgroundColor: paletteOf(theme).primary.main },
  },
  '& summary': {
    width: 'fit-content',
    padding: '4px 0',
    cursor: 'pointer',
    fontSize: '0.875rem',
    color: paletteOf(theme).primary.main,
  },
  '& details p': { padding: '4px 0 0', lineHeight: 1.5 },
}));

/** What was said: bubbles, one's own on the right. */
export const Log = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: 10,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'grid', justifyItems: 'start', maxWidth: '86%' },
  '& li.own': { justifySelf: 'end', justifyItems: 'end' },
  '& li p': {
    margin: 0,
    padding: '10px 14px',
    borderRadius: '4px 16px 16px 16px',
    border: `1px solid ${paletteOf(theme).divider}`,
    backgroundColor: paletteOf(theme).background.paper,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
  '& li.own p': {
    borderRadius: '16px 4px 16px 16px',
    borderColor: 'transparent',
    backgroundColor: paletteOf(theme).primary.light,
  },
  '& small': { padding: '4px 4px 0', color: paletteOf(theme).text.secondary, fontSize: '0.8125rem' },
}));

export const Ask = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 14,
  padding: 20,
  border: `1px solid ${paletteOf(theme).divider}`,
  borderRadius: 16,
  backgroundColor: paletteOf(theme).background.paper,
  '& h2': {
    margin: 0,
    fontSize: '1.125rem',
    fontWeight: 620,
    lineHeight: 1.4,
    overflowWrap: 'anywhere',
    outline: 'none',
  },
  '& .problem': { margin: 0, color: paletteOf(theme).error.main, fontSize: '0.875rem' },
  '& .problem:empty': { display: 'none' },
  '& .skip': { justifySelf: 'start', minHeight: 44 },
  '& .ends': {
    display: 'flex',
    justifyContent: 'space-between',
    margin: '6px 2px 0',
    color: paletteOf(theme).text.secondary,
    fontSize: '0.8125rem',
  },
  [theme.breakpoints.down('sm')]: { padding: 16 },
}));

/** The outline says that it can be pressed: 3:1 against the ground. */
const edge = (theme: Theme) => ({
  borderColor: `color-mix(in srgb, ${paletteOf(theme).text.secondary} 78%, transparent)`,
});

/** Thumbs need 44 pixels. */
const thumb = { minHeight: 48, fontSize: '1rem', whiteSpace: 'normal', overflowWrap: 'anywhere' } as const;

export const Choices = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 10,
  '& button': { ...thumb, ...edge(theme), borderRadius: 24, paddingInline: 20 },
}));

export const Scale = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  gap: 8,
  '& button': {
    ...thumb,
    ...edge(theme),
    minWidth: 0,
    padding: '12px 4px',
    display: 'grid',
    justifyItems: 'center',
    gap: 6,
    borderRadius: 12,
    fontSize: '0.875rem',
    lineHeight: 1.25,
  },
  '& svg': { color: paletteOf(theme).primary.main },
  [theme.breakpoints.down('sm')]: {
    '&:has(svg)': { gridTemplateColumns: '1fr' },
    '&:has(svg) button': {
      gridTemplateColumns: 'auto 1fr',
      justifyItems: 'start',
      alignItems: 'center',
      padding: '6px 14px',
      gap: 14,
      fontSize: '1rem',
      textAlign: 'left',
    },
  },
}));

export const Words = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: 10,
  '& .MuiInputBase-root': {
    padding: '12px 14px',
    border: `1px solid color-mix(in srgb, ${paletteOf(theme).text.secondary} 78%, transparent)`,
    borderRadius: 12,
    fontSize: '1rem',
    lineHeight: 1.5,
    '&.Mui-focused': { outline: `2px solid ${paletteOf(theme).primary.main}`, outlineOffset: 1 },
    '&.Mui-error': { borderColor: paletteOf(theme).error.main },
  },
  '& .below': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 12 },
  '& .below span': { color: paletteOf(theme).text.secondary, fontSize: '0.8125rem' },
  '& .below button': { ...thumb, color: paletteOf(theme).primary.contrastText, paddingInline: 28 },
}));

export const Cards = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: 8,
    padding: 16,
    border: `1px solid ${paletteOf(theme).divider}`,
    borderRadius: 12,
    backgroundColor: paletteOf(theme).background.default,
  },
  '& h3': { ...theme.typography.h3, margin: 0, overflowWrap: 'anywhere' },
  '& p': { margin: 0, color: paletteOf(theme).text.secondary, fontSize: '0.9375rem', overflowWrap: 'anywhere' },
  '& button': { ...thumb, ...edge(theme), marginTop: 'auto' },
  // The next one looks in from the side, so that it is seen that there are more.
  '&.many': {
    gridAutoFlow: 'column',
    gridAutoColumns: 'min(240px, 78%)',
    overflowX: 'auto',
    scrollSnapType: 'x proximity',
    padding: '2px 2px 10px',
    '& li': { scrollSnapAlign: 'start' },
  },
}));

export const Notes = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  padding: '12px 16px',
  borderRadius: 12,
  backgroundColor: `color-mix(in srgb, ${paletteOf(theme).warning.main} 14%, ${paletteOf(theme).background.paper})`,
  '& p': { margin: 0, fontSize: '0.9375rem' },
}));

export const Thanks = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  width: '100%',
  maxWidth: 620,
  margin: '0 auto',
  padding: 24,
  borderRadius: 16,
  textAlign: 'center',
  border: `1px solid ${paletteOf(theme).divider}`,
  backgroundColor: paletteOf(theme).background.paper,
  '& h1, & h2': { margin: 0, fontSize: '1.25rem', fontWeight: 650, outline: 'none' },
  '& p': { margin: 0, color: paletteOf(theme).text.secondary },
  '& .offer': { display: 'grid', gap: 12, justifyItems: 'center', marginTop: 12 },
  '& .offer a': { ...thumb, textAlign: 'center' },
}));
