import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { useMessages } from '../../../console/slots.ts';

const Card = styled('section')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    display: 'flex',
    flexDirection: 'column',
    height: '100%',
    padding: 16,
    border: `1px solid ${palette.divider}`,
    borderRadius: 12,
    backgroundColor: palette.background.paper,
    '& h2': { ...theme.typography.h2, margin: 0 },
    '& .about': { margin: '2px 0 12px', fontSize: '0.8125rem', color: palette.text.secondary },
    '& .plot': { minHeight: 200 },
    '& details': { marginTop: 8, fontSize: '0.875rem' },
    '& summary': { width: 'fit-content', padding: '4px 0', cursor: 'pointer', color: palette.text.secondary },
    '& table': { borderCollapse: 'collapse', width: '100%', marginTop: 4 },
    '& th, & td': { padding: '4px 8px', textAlign: 'left', borderTop: `1px solid ${palette.divider}` },
    '& td': { fontVariantNumeric: 'tabular-nums' },
    '& thead th': { borderTop: 0, color: palette.text.secondary, fontWeight: 560 },
    '& tbody th': { fontWeight: 450 },
  };
});

interface Props {
  title: string;
  about: string;
  /** Headings of the table, then its rows, the first of each being its heading. */
  head: readonly string[];
  rows: readonly (readonly string[])[];
  /** Drawn; the same is said by the table, and in one sentence to who cannot see it. */
  plot: ReactNode;
  /** Shown in place of plot and table. */
  instead?: ReactNode;
  children?: ReactNode;
  /** Below the plot. */
  below?: ReactNode;
}

/** One plot with everything around it: what it is of, and the same as a table. */
export function Panel({ title, about, head, rows, plot, instead, children, below }: Props) {
  const { text } = useMessages();
  const titleId = useId();
  const said = `${title}: ${rows.map((row) => row.join(' ')).join(', ')}`;
  return (
    <Card aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <p className="about">{about}</p>
      {children}
      {instead ?? (
        <>
          <div className="plot" role="img" aria-label={said}>
            {plot}
          </div>
          {below}
          <details>
            <summary>{text('segments/overview.as-table')}</summary>
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
                {rows.map(([first, ...others]) => (
                  <tr key={first}>
                    <th scope="row">{first}</th>
                    {others.map((value, at) => (
                      <td key={head[at + 1]}>{value}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </details>
        </>
      )}
    </Card>
  );
}
