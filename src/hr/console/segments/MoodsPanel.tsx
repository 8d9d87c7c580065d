import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { lazy, Suspense } from 'react';
import { Chip } from '../../../console/cells/Chip.tsx';
import { Notice } from '../../../console/parts.ts';
import { useMessages, useOptions } from '../../../console/slots.ts';
import { Panel } from './Panel.tsx';
import { whole } from './Tiles.tsx';
import type { Figures } from './use-overview.ts';

const BarPlot = lazy(() => import('./BarPlot.tsx'));

const Groups = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  margin: '0 0 8px',
  padding: 0,
  listStyle: 'none',
});

/** How many are in which mood, and how engaged that makes them. */
export function MoodsPanel({ figures: { moods, groups } }: { figures: Figures }) {
  const { text } = useMessages();
  const options = useOptions('people/user/moods');
  const hidden = text('segments/overview.hidden');
  const rows = moods.map(({ mood, count }) => {
    const option = options.find(({ value }) => value === mood);
    return { label: option?.label ?? String(mood), color: option?.color ?? 'primary', count };
  });
  const nothing = rows.every(({ count }) => count === null);
  return (
    <Panel
      title={text('segments/overview.moods')}
      about={text('segments/overview.moods-hint')}
      head={[text('segments/overview.mood'), text('segments/overview.employees')]}
      rows={rows.map(({ label, count }) => [label, count === null ? hidden : whole(count)])}
      plot={
        <Suspense fallback={<Skeleton variant="rounded" height={240} />}>
          <BarPlot bars={rows.map(({ label, color, count }) => ({ label, color, value: count }))} hidden={hidden} />
        </Suspense>
      }
      instead={nothing ? <Notice icon="lock" text={text('segments/overview.not-enough')} role="status" /> : undefined}
    >
      <Engagement groups={groups} />
    </Panel>
  );
}

function Engagement({ groups }: Pick<Figures, 'groups'>) {
  const { text } = useMessages();
  const options = useOptions('segments/engagement.groups');
  const none = groups.some(({ group, count }) => group === 'disengaged' && count === 0);
  return (
    <>
      <Groups aria-label={text('segments/overview.groups')}>
        {groups.map(({ group, count }) => {
          const option = options.find(({ value }) => value === group);
          return (
            <li key={group}>
              <Chip color={option?.color}>
                {option?.label} {count === null ? text('segments/overview.hidden') : whole(count)}
              </Chip>
            </li>
          );
        })}
      </Groups>
      {none && <p role="status">{text('segments/overview.none-disengaged')}</p>}
    </>
  );
}
