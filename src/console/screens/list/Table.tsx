import { styled } from '@mui/material/styles';
import { shadesAtEnds } from '../../shell/shades-at-ends.ts';

/** Pixels of a value's label on a card. */
const labelWidth = 128;

/** Around a table: between a phone and a desk there may be more columns than width. */
export const TableFrame = styled('div')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return { overflowX: 'auto', background: shadesAtEnds(palette.background.paper, palette.text.primary) };
});

const unseen = { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' } as const;

/** Each row on a card, on which the column's label stands before each value. */
const onCards = (divider: string, secondary: string) =>
  ({
    '&, & thead, & tbody, & tr, & td': { display: 'block' },
    '& thead:not(:has(button, input)), & thead th:not(:has(button, input))': unseen,
    // By what the cards are sorted, and the box that chooses all of them.
    '& thead tr': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '4px 16px',
      padding: '8px 16px',
      borderBottom: `1px solid ${divider}`,
    },
    '& thead th, & thead th:first-of-type, & thead th:last-of-type': {
      width: 'auto !important',
      padding: 0,
      border: 0,
    },
    '& thead button': { minHeight: 24 },
    '& tbody tr': { position: 'relative', padding: '10px 16px', borderBottom: `1px solid ${divider}` },
    '& tbody tr:last-of-type': { borderBottom: 0 },
    '& td, & td:first-of-type, & td:last-of-type': {
      padding: '3px 0',
      height: 'auto',
      border: 0,
      textAlign: 'left',
      width: 'auto',
    },
    '& td.right, & td.center': { textAlign: 'left' },
    // What goes on in a second line goes on under the first, and not under its label.
    '& td[data-label]:not(.main, .number)': { display: 'flow-root', paddingLeft: labelWidth },
    '& td[data-label]::before': {
      content: 'attr(data-label)',
      float: 'left',
      boxSizing: 'border-box',
      width: labelWidth,
      marginLeft: -labelWidth,
      paddingRight: 12,
      color: secondary,
      fontSize: '0.8125rem',
    },
    '& .expanded td, & .expanded td:first-of-type': { padding: '0 0 8px' },
    '& td.main': { fontSize: '1rem', paddingRight: 44 },
    '& td.main::before, & td.number': { display: 'none' },
    '& td.actions, & td.actions:last-of-type': { display: 'flex', gap: 4, padding: '6px 0 0', marginLeft: -14 },
    // The menu stands at the end of every card's first line.
    '& td.actions > [aria-haspopup]': { position: 'absolute', top: 6, right: 8 },
    '& tr:has([aria-haspopup]) > td.narrow:not(.narrow ~ .narrow)': { marginRight: 30 },
    '& td.narrow, & td.narrow:first-of-type': { float: 'right', width: 'auto', paddingLeft: 10 },
    // In a row these are sticky.
    '& .actions': { position: 'static', background: 'none' },
    '& .actions::before': { content: 'none' },
  }) as const;

/** Semantic table with hairlines; where there is little room, rows become cards that repeat the column's label before each value. */
export const Table = styled('table')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  const cards = onCards(palette.divider, palette.text.secondary);
  return {
    width: '100%',
    borderCollapse: 'collapse',
    fontSize: '0.875rem',
    '&[data-stale] tbody': { opacity: 0.55 },
    '& th': {
      padding: '9px 12px',
      textAlign: 'left',
      fontSize: '0.8125rem',
      fontWeight: 600,
      color: palette.text.secondary,
      whiteSpace: 'nowrap',
      borderBottom: `1px solid ${palette.divider}`,
    },
    '& td': { padding: '8px 12px', height: 49, borderBottom: `1px solid ${palette.divider}`, overflowWrap: 'anywhere' },
    '& td[data-short]': { overflowWrap: 'break-word' },
    // On a tablet, and where tabs stand beside it: so that most of them have room, and what can be done is in reach.
    '@media (min-width: 641px) and (max-width: 1100px)': {
      '& th, & td': { paddingInline: 8 },
      '& .actions': {
        position: 'sticky',
        right: 0,
        background: `linear-gradient(var(--tint), var(--tint)), ${palette.background.paper}`,
      },
      '& .actions::before': {
        content: '""',
        position: 'absolute',
        inset: '0 100% 0 auto',
        width: 16,
        background: 'inherit',
        maskImage: 'linear-gradient(to right, transparent, black)',
        pointerEvents: 'none',
      },
    },
    // A usual word is not broken where the columns are many: the table scrolls.
    '@media (min-width: 641px)': {
      '& td:not(.narrow, .number, .actions)': { minWidth: 104 },
      '& td.right, & td:has([role=switch])': { minWidth: 72 },
      '& td:has([data-chip]):not(.main)': { minWidth: 0 },
      '& td.main': { minWidth: 128 },
    },
    '& th:first-of-type, & td:first-of-type': { paddingLeft: 16 },
    '& th:last-of-type, & td:last-of-type': { paddingRight: 16 },
    '& tbody tr:last-of-type td': { borderBottom: 0 },
    '& tr': { '--tint': 'transparent', backgroundColor: 'var(--tint)' },
    '& tbody tr:hover': { '--tint': palette.action.hover },
    '& tbody tr[aria-selected="true"]': { '--tint': palette.action.selected },
    '& tbody tr[data-marked]': {
      '--tint': palette.action.selected,
      boxShadow: `inset 3px 0 ${palette.primary.main}`,
    },
    '& tbody tr[data-dragged]': {
      opacity: 0.9,
      '--tint': palette.primary.light,
      position: 'relative',
      zIndex: 1,
    },
    '& tbody tr[data-open]': { cursor: 'pointer' },
    '& .expanded td': { height: 'auto', padding: '4px 16px 16px 56px' },
    '& tr:has(+ .expanded) td': { borderBottom: 0 },
    '& tbody tr.expanded:hover': { '--tint': 'transparent' },
    '& .narrow': { width: 1, paddingRight: 0, whiteSpace: 'nowrap' },
    '& .number': { width: 1, color: palette.text.secondary, fontVariantNumeric: 'tabular-nums' },
    '& .actions': { width: 1, textAlign: 'right', whiteSpace: 'nowrap' },
    '& td.actions': { paddingTop: 4, paddingBottom: 4 },
    // A control that is only a word begins where the column's other words do.
    '& td:not(.actions) > .MuiButton-text': { minWidth: 0, marginLeft: -14 },
    '& .right': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
    '& .center': { textAlign: 'center' },
    '& .main, & .main a': { fontWeight: 560, color: palette.text.primary },
    '& .main a': { textDecoration: 'none' },
    '& .main a:hover': { textDecoration: 'underline' },
    '@media (max-width: 640px)': cards,
    // On a tablet a dialog has less room than the page.
    '@media (max-width: 1100px)': { '@container dialog (max-width: 720px)': cards },
  };
});
