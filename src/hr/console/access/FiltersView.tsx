import { styled } from '@mui/material/styles';
import { type ComponentProps, useMessages } from '../../../console/slots.ts';
import { readSegments } from '../../rules/segments.ts';
import { useCategoryLabel } from './use-categories.tsx';
import { ViewFrame } from './ViewFrame.tsx';

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: 14,
  margin: 0,
  fontSize: '0.9375rem',
  '& dt': { fontSize: '0.8125rem', color: (theme.vars ?? theme).palette.text.secondary },
  '& dd': { margin: '2px 0 0', overflowWrap: 'anywhere' },
}));

/** Whom the admins of a group see, to be read. */
export default function FiltersView({ record = {}, close }: ComponentProps) {
  const { text } = useMessages();
  const labelOf = useCategoryLabel();
  const segments = Object.entries(readSegments((record.segments ?? {}) as Record<string, string | string[]>));
  const count = Number(record.employees ?? 0);
  return (
    <ViewFrame close={close}>
      {record.all_employees === true && (
        <p>
          <strong>{text('access/group.all-employees')}</strong>: {text('access/group.all-employees-help')}.
        </p>
      )}
      <List>
        {segments.map(([name, values]) => (
          <div key={name}>
            <dt>{labelOf(name)}</dt>
            <dd>{values.join(', ')}</dd>
          </div>
        ))}
      </List>
      <p>{count === 1 ? text('access/group.matched-one') : text('access/group.matched', { count })}</p>
    </ViewFrame>
  );
}
