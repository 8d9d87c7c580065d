import Button from '@mui/material/Button';
import { Card } from '../../../../console/forms/view/Card.tsx';
import { Icon, LoadFailure, ScreenSkeleton } from '../../../../console/parts.ts';
import { RowPages } from './RowPages.tsx';
import { RowTable } from './RowTable.ts';
import { type Import, useDownload } from './use-import.ts';
import { useRows } from './use-rows.ts';
import { counted, useText } from './use-text.ts';

/** Who of those who are there already would change, from what to what: looked at before anything is run. */
export function Changes({ upload }: { upload: Import }) {
  const text = useText();
  const download = useDownload(upload.id);
  const { rows, results, pages, messages } = useRows(upload, 'changed');
  if (rows.isPending) return <ScreenSkeleton />;
  if (rows.isError) return <LoadFailure error={rows.error} messages={messages} retry={() => void rows.refetch()} />;
  return (
    <Card aria-label={text('people/import/changes-title')} sx={{ mb: 2 }}>
      <h2>{text('people/import/changes-title')}</h2>
      <p style={{ margin: '0 0 8px' }}>{text('people/import/changes-help')}</p>
      <RowTable>
        <thead>
          <tr>
            <th scope="col">{text('people/import/head-person')}</th>
            <th scope="col">{text('people/import/head-column')}</th>
            <th scope="col">{text('people/import/head-before')}</th>
            <th scope="col">{text('people/import/head-after')}</th>
          </tr>
        </thead>
        <tbody>
          {results.flatMap(({ row, person, employee_id, changes }) =>
            changes.map(({ column, before, after }, at) => (
              <tr key={`${row} ${employee_id} ${column}`} className={at === 0 ? 'first' : undefined}>
                {at === 0 && (
                  <th scope="rowgroup" rowSpan={changes.length}>
                    {person ?? '–'}
                    <small>
                      {employee_id}
                      {employee_id && ' · '}
                      {row === 0
                        ? text('people/import/not-in-file')
                        : `${text('people/import/head-row')} ${counted(row)}`}
                    </small>
                  </th>
                )}
                <td>{column}</td>
                <td>
                  <span className="label">{text('people/import/head-before')}: </span>
                  {before || '–'}
                </td>
                <td>
                  <span className="label">{text('people/import/head-after')}: </span>
                  {after || '–'}
                </td>
              </tr>
            )),
          )}
        </tbody>
      </RowTable>
      <RowPages pages={pages} shown="people/import/changes-shown" />
      {upload.has_changes && (
        <Button
          variant="outlined"
          startIcon={<Icon name="download" />}
          sx={{ mt: 1.5 }}
          onClick={() => void download('changes')}
        >
          {text('people/import/get-changes')}
        </Button>
      )}
    </Card>
  );
}
