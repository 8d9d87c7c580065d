import { styled } from '@mui/material/styles';
import { useConstant } from '../../../../console/slots.ts';
import type { Import } from './use-import.ts';
import { useText } from './use-text.ts';

const Scroll = styled('div')(({ theme }) => ({
  overflowX: 'auto',
  '& table': { borderCollapse: 'collapse', fontSize: '0.8125rem' },
  '& th, & td': {
    maxWidth: 220,
    padding: '6px 14px 6px 0',
    textAlign: 'left',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
  '& th': { color: (theme.vars ?? theme).palette.text.secondary, fontWeight: 550 },
  '& tbody tr': { borderTop: `1px solid ${(theme.vars ?? theme).palette.divider}` },
}));

/** The head of the file as it was read: wrong letters or columns show at once. */
export function Preview({ upload: { headings, preview } }: { upload: Import }) {
  const text = useText();
  const most = useConstant<number>('people/import/previewRows', 5);
  return (
    <Scroll tabIndex={0} role="region" aria-label={text('people/import/preview-title')}>
      <table>
        <thead>
          <tr>
            {headings.map((heading, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place
              <th key={at} scope="col">
                {heading || text('people/import/column-number', { number: at + 1 })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {preview.slice(0, most).map((row, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows never change their places
            <tr key={line}>
              {headings.map((_, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place
                <td key={at}>{row[at] || '–'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}
