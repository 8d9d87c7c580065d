import { Card } from '../../../../console/forms/view/Card.tsx';
import { LoadFailure, ScreenSkeleton } from '../../../../console/parts.ts';
import type { MessageName } from '../../../../generated/names.ts';
import { RowPages } from './RowPages.tsx';
import { RowTable } from './RowTable.ts';
import type { Import } from './use-import.ts';
import { useRows } from './use-rows.ts';
import { counted, useText } from './use-text.ts';

const texts = {
  refused: ['people/import/refused-title', 'people/import/refused-shown'],
  unknown: ['people/import/unknown-title', 'people/import/unknown-shown'],
} as const;

/** The rows that are left out, or imported with a warning: where, what stands there, and why. */
export function ProblemRows({ upload, of, about }: { upload: Import; of: keyof typeof texts; about: MessageName }) {
  const text = useText();
  const { rows, results, pages, messages } = useRows(upload, of);
  const [title, shown] = texts[of];
  if (rows.isPending) return <ScreenSkeleton />;
  if (rows.isError) return <LoadFailure error={rows.error} messages={messages} retry={() => void rows.refetch()} />;
  return (
    <Card aria-label={text(title)} sx={{ mb: 2 }}>
      <h2>{text(title)}</h2>
      <p style={{ margin: '0 0 8px' }}>{text(about, { count: counted(pages.count) })}</p>
      <RowTable>
        <thead>
          <tr>
            <th scope="col">{text('people/import/head-row')}</th>
            <th scope="col">{text('people/import/head-column')}</th>
            <th scope="col">{text('people/import/head-value')}</th>
            <th scope="col">{text('people/import/head-reason')}</th>
          </tr>
        </thead>
        <tbody>
          {results.flatMap(({ row, problems }) =>
            problems.map(({ column, value, reason }, at) => (
              <tr key={`${row} ${column}`} className={at === 0 ? 'first' : undefined}>
                {at === 0 && (
                  <th scope="rowgroup" className="row" rowSpan={problems.length}>
                    <span className="label">{text('people/import/head-row')} </span>
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
      </RowTable>
      <RowPages pages={pages} shown={shown} />
    </Card>
  );
}
