import Button from '@mui/material/Button';
import type { MessageName } from '../../../../generated/names.ts';
import type { Pages } from './use-rows.ts';
import { counted, useText } from './use-text.ts';

/** Where one is among the rows, and the way on. Nothing when all of them are there. */
export function RowPages({ pages, shown: said }: { pages: Pages; shown: MessageName }) {
  const text = useText();
  const { from, shown, count, limit, page, go } = pages;
  if (count <= limit) return null;
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, marginTop: 8 }}>
      <span role="status" style={{ marginRight: 'auto', fontSize: '0.875rem' }}>
        {text(said, { from: counted(from + 1), to: counted(from + shown), count: counted(count) })}
      </span>
      <Button variant="outlined" disabled={page === 1} onClick={() => go(page - 1)}>
        {text('people/import/previous')}
      </Button>
      <Button variant="outlined" disabled={from + shown >= count} onClick={() => go(page + 1)}>
        {text('people/import/next')}
      </Button>
    </div>
  );
}
