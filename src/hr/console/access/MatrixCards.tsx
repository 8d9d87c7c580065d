import { styled } from '@mui/material/styles';
import type { MatrixRow } from '../../rules/permission-matrix.ts';
import type { CodeColumn } from './code-columns.ts';
import { useAccessText } from './use-access-text.ts';

const List = styled('ul')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '& > li': {
      borderBottom: `1px solid ${palette.divider}`,
      contentVisibility: 'auto',
      containIntrinsicSize: 'auto 64px',
    },
    '& summary': { padding: '12px 16px', cursor: 'pointer', fontWeight: 560, overflowWrap: 'anywhere' },
    '& summary small': { display: 'block', fontWeight: 400, color: palette.text.secondary },
    '& .inner': { padding: '0 16px 14px 32px', fontSize: '0.9375rem' },
    '& h3': { margin: '10px 0 2px', fontSize: '0.8125rem', fontWeight: 620, color: palette.text.secondary },
    '& .inner button': {
      display: 'block',
      minHeight: 32,
      padding: 0,
      border: 0,
      font: 'inherit',
      textAlign: 'left',
      color: palette.text.primary,
      background: 'none',
      textDecoration: 'underline',
      textDecorationColor: palette.divider,
      textUnderlineOffset: 3,
      cursor: 'pointer',
    },
  };
});

interface Props {
  rows: readonly MatrixRow[];
  columns: readonly CodeColumn[];
  open(code: string): void;
}

/** The matrix on a phone: each row folds out into what it has. */
export function MatrixCards({ rows, columns, open }: Props) {
  const text = useAccessText();
  return (
    <List>
      {rows.map((row) => {
        const own = columns.filter(({ value }) => row.codes.has(value));
        const count = text('access/matrix.count', { count: own.length, total: columns.length });
        const besides = [row.group, count, row.waits ? text('access/matrix.waits') : ''].filter(Boolean);
        return (
          <li key={row.id}>
            <details>
              <summary>
                {row.name}
                <small>{besides.join(' · ')}</small>
              </summary>
              <div className="inner">
                {[...new Set(own.map(({ section }) => section))].map((section) => (
                  <section key={section}>
                    <h3>{section}</h3>
                    {own
                      .filter((one) => one.section === section)
                      .map(({ value, label }) => (
                        <button key={value} type="button" onClick={() => open(value)}>
                          {label}
                        </button>
                      ))}
                  </section>
                ))}
              </div>
            </details>
          </li>
        );
      })}
    </List>
  );
}
