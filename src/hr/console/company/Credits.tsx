import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { type ComponentProps, useMessages } from '../../../console/slots.ts';

const Numbers = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 16,
  margin: '0 0 12px',
  '& dt': { fontSize: '0.8125rem', color: (theme.vars ?? theme).palette.text.secondary },
  '& dd': { margin: 0, fontSize: '1.375rem', fontWeight: 600 },
}));

type Props = ComponentProps & { kind: 'milestone' | 'adhoc' };

/** How many chats a company may still start: the limit, what is used of it, and what is left. */
export function Credits({ record = {}, kind }: Props) {
  const { text } = useMessages();
  const limit = record[`${kind}_limit`];
  if (typeof limit !== 'number') return <p>{text('company/credits-unlimited')}</p>;
  const remaining = Number(record[`${kind}_limit_remaining`] ?? limit);
  const used = limit - remaining;
  const numbers = { total: limit, used, remaining };
  return (
    <>
      <Numbers>
        {Object.entries(numbers).map(([name, value]) => (
          <div key={name}>
            <dt>{text(`company/credits-${name}`)}</dt>
            <dd>{value.toLocaleString('en')}</dd>
          </div>
        ))}
      </Numbers>
      <LinearProgress
        variant="determinate"
        value={limit > 0 ? Math.min(100, Math.max(0, (used / limit) * 100)) : 100}
        color={remaining > 0 ? 'primary' : 'error'}
        aria-label={text('company/credits-of', { used, total: limit })}
        sx={{ height: 8, borderRadius: 4 }}
      />
    </>
  );
}
