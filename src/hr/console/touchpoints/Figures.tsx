import { styled } from '@mui/material/styles';

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(110px, 1fr))',
  gap: 16,
  margin: 0,
  '& > div': { display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end', gap: 2 },
  '& dt': { color: (theme.vars ?? theme).palette.text.secondary, fontSize: '0.8125rem' },
  '& dd': { margin: 0, fontSize: '1.375rem', fontWeight: 620 },
}));

/** Numbers side by side, each above what it counts; a dash while it is not known. */
export function Figures({ of }: { of: readonly (readonly [label: string, figure: number | undefined])[] }) {
  return (
    <List aria-busy={of.some(([, figure]) => figure === undefined)}>
      {of.map(([label, figure]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{figure === undefined ? '–' : figure.toLocaleString('en')}</dd>
        </div>
      ))}
    </List>
  );
}
