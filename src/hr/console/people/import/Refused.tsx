import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Card } from '../../../../console/forms/view/Card.tsx';
import { LoadFailure, ScreenSkeleton } from '../../../../console/parts.ts';
import { useCall, useConstant, useDocument } from '../../../../console/slots.ts';
import type { Calls } from '../../../../generated/calls.ts';
import type { MessageName } from '../../../../generated/names.ts';
import type { Import } from './use-import.ts';
import { counted, useText } from './use-text.ts';

type Answer = Calls['people/import.rows']['answer'];

const Table = styled('table')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    width: '100%',
    borderCollapse: 'collapse',
    fontSize: '0.875rem',
    '& th, & td': { padding: '8px 14px 8px 0', textAlign: 'left', verticalAlign: 'top', overflowWrap: 'anywhere' },
    '& thead th': { color: palette.text.secondary, fontSize: '0.8125rem', fontWeight: 550 },
    '& tbody .first': { borderTop: `1px solid ${palette.divider}` },
    '& .label': { display: 'none' },
    '& .row': { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
    [theme.breakpoints.down('sm')]: {
      '& thead': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
      '& tr': { display: 'block', padding: '8px 0' },
      '& th, & td': { display: 'block', padding: '1px 0' },
      '& .label': { display: 'inline' },
    },
  };
});

/** The rows that are left out: where, what stands there, and why. */
export function Refused({ upload, about }: { upload: Import; about: MessageName }) {
  const text = useText();
  const read = useCall('people/import.rows');
  const call = useDocument('calls', 'people/import.rows');
  const limit = useConstant<number>('people/import.refusedPage', 20);
  const [page, setPage] = useState(1);
  const rows = useQuery({
    queryKey: ['people/import.rows', upload.id, upload.state, page, limit],
    queryFn: async ({ signal }) =>
      (await read<Answer>({ params: { id: upload.id }, query: { page_limit: limit, page_offset: page }, signal })).body,
    placeholderData: keepPreviousData,
  });
  if (rows.isPending) return <ScreenSkeleton />;
  if (rows.isError)
    return <LoadFailure error={rows.error} messages={call?.messages} retry={() => void rows.refetch()} />;
  const { count, results } = rows.data;
  const from = (page - 1) * limit;
  return (
    <Card aria-label={text('people/import.refused-title')} sx={{ mb: 2 }}>
      <h2>{text('people/import.refused-title')}</h2>
      <p style={{ margin: '0 0 8px' }}>{text(about)}</p>
      <Table>
        <thead>
          <tr>
            <th scope="col">{text('people/import.head-row')}</th>
            <th scope="col">{text('people/import.head-column')}</th>
            <th scope="col">{text('people/import.head-value')}</th>
            <th scope="col">{text('people/import.head-reason')}</th>
          </tr>
        </thead>
        <tbody>
          {results.flatMap(({ row, problems }) =>
            problems.map(({ column, value, reason }, at) => (
              <tr key={`${row} ${column}`} className={at === 0 ? 'first' : undefined}>
                {at === 0 && (
                  <th scope="rowgroup" className="row" rowSpan={problems.length}>
                    <span className="label">{text('people/import.head-row')} </span>
                    {counted(row)}
                  </th>
                )}
                <td>{column || '–'}</td>
                <td>{value || '–'}</td>
                <td>{reason}</td>
              </tr>
            )),
          )}
        </tbody>
      </Table>
      <Pages from={from} shown={results.length} count={count} limit={limit} page={page} go={setPage} />
    </Card>
  );
}

interface PagesProps {
  from: number;
  shown: number;
  count: number;
  limit: number;
  page: number;
  go(page: number): void;
}

function Pages({ from, shown, count, limit, page, go }: PagesProps) {
  const text = useText();
  if (count <= limit) return null;
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, marginTop: 8 }}>
      <span role="status" style={{ marginRight: 'auto', fontSize: '0.875rem' }}>
        {text('people/import.refused-shown', {
          from: counted(from + 1),
          to: counted(from + shown),
          count: counted(count),
        })}
      </span>
      <Button variant="outlined" disabled={page === 1} onClick={() => go(page - 1)}>
        {text('people/import.previous')}
      </Button>
      <Button variant="outlined" disabled={from + shown >= count} onClick={() => go(page + 1)}>
        {text('people/import.next')}
      </Button>
    </div>
  );
}
