import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import { Notice } from '../../../console/parts.ts';
import { useMessages } from '../../../console/slots.ts';
import { Panel } from './Panel.tsx';
import { whole } from './Tiles.tsx';
import type { Figures } from './use-overview.ts';

const LinePlot = lazy(() => import('./LinePlot.tsx'));

const named = new Intl.DateTimeFormat('en', { month: 'short', year: 'numeric', timeZone: 'UTC' });
const nameOf = (month: string): string => named.format(new Date(`${month}-01T00:00:00Z`));

/** How the engagement score went, month by month; a month of too few answers is a gap. */
export function MonthsPanel({ figures: { months } }: { figures: Figures }) {
  const { text } = useMessages();
  const hidden = text('segments/overview.hidden');
  const told = (value: number | null, write: (value: number) => string) => (value === null ? hidden : write(value));
  const nothing = months.every(({ engagement }) => engagement === null);
  return (
    <Panel
      title={text('segments/overview.months')}
      about={text('segments/overview.months-hint')}
      head={[
        text('segments/overview.month'),
        text('segments/overview.score'),
        text('segments/overview.respondents'),
        text('segments/overview.disengaged'),
      ]}
      rows={months.map(({ month, engagement, respondents, disengaged }) => [
        nameOf(month),
        told(engagement, (value) => value.toFixed(1)),
        told(respondents, whole),
        told(disengaged, (value) => text('segments/overview.percent', { value })),
      ])}
      plot={
        <Suspense fallback={<Skeleton variant="rounded" height={240} />}>
          <LinePlot points={months.map(({ month, engagement }) => ({ label: nameOf(month), value: engagement }))} />
        </Suspense>
      }
      instead={nothing ? <Notice icon="lock" text={text('segments/overview.not-enough')} role="status" /> : undefined}
    />
  );
}
