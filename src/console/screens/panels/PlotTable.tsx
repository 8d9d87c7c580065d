import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useWords } from '../../messages/use-words.ts';
import type { Plotted } from './use-plotted.ts';

const Details = styled('details')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    marginTop: 8,
    fontSize: '0.875rem',
    '& summary': { width: 'fit-content', padding: '4px 0', cursor: 'pointer', color: palette.text.secondary },
    '& table': { borderCollapse: 'collapse', width: '100%', marginTop: 4 },
    '& th, & td': { padding: '4px 8px', textAlign: 'left', borderTop: `1px solid ${palette.divider}` },
    '& td': { fontVariantNumeric: 'tabular-nums' },
    '& thead th': { borderTop: 0, color: palette.text.secondary, fontWeight: 560 },
    '& tbody th': { fontWeight: 450 },
  };
});

/** What a plot shows, to be read. */
export function PlotTable({ head, items }: { head: readonly string[]; items: readonly Plotted[] }) {
  const words = useWords();
  return (
    <Details>
      <summary>{words('as-table')}</summary>
      <table>
        <thead>
          <tr>
            {head.map((one) => (
              <th key={one} scope="col">
                {one}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map(({ key, name, points }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {points.map(({ text, level }, at) => (
                <td key={head[at + 1]}>{level ? `${text} (${level.label})` : text}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Details>
  );
}

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 4,
  marginTop: 8,
  fontSize: '0.8125rem',
  color: (theme.vars ?? theme).palette.text.secondary,
  '& button': { minWidth: 0, padding: '4px 8px' },
}));

/** A control for each item of a plot. */
export const OpenItems = ({ label, children }: { label: string; children: ReactNode }) => (
  <Line>
    <span>{label}</span>
    {children}
  </Line>
);
