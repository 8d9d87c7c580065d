import { styled } from '@mui/material/styles';
import type { Import } from './use-import.ts';
import { counted, useText } from './use-text.ts';

const List = styled('dl')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(118px, 1fr))',
    gap: 12,
    margin: '0 0 16px',
    '& > div': {
      display: 'flex',
      flexDirection: 'column-reverse',
      padding: '12px 16px',
      borderRadius: 12,
      border: `1px solid ${palette.divider}`,
      backgroundColor: palette.background.paper,
    },
    '& dt': { fontSize: '0.8125rem', color: palette.text.secondary },
    '& dd': { margin: 0, fontSize: '1.5rem', fontWeight: 650 },
    '& .bad dd': { color: palette.error.main },
  };
});

/** What the rows come to. */
export function Counts({ upload }: { upload: Import }) {
  const text = useText();
  const counts = [
    [text('people/import/count-new'), upload.new_user_count],
    [text('people/import/count-changed'), upload.updated_count],
    [text('people/import/count-unchanged'), upload.unchanged_count],
    [text('people/import/count-refused'), upload.error_count, 'bad'],
    [text('people/import/count-deactivated'), upload.deactivated_count, 'bad'],
  ] as const;
  return (
    <List>
      {counts.map(([label, count, look]) => (
        <div key={label} className={count > 0 ? look : undefined}>
          <dt>{label}</dt>
          <dd>{counted(count)}</dd>
        </div>
      ))}
    </List>
  );
}
