import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import { Notice } from '../../../console/parts.ts';
import { useConstant, useMessages, useOptions } from '../../../console/slots.ts';
import { Panel } from './Panel.tsx';
import type { Figures } from './use-overview.ts';

const BarPlot = lazy(() => import('./BarPlot.tsx'));

/** The average of each driver, good or low. */
export function DriversPanel({ figures: { drivers } }: { figures: Figures }) {
  const { text } = useMessages();
  const options = useOptions('segments/engagement.drivers');
  const goodAbove = useConstant<number>('segments/engagement.goodAbove', 3);
  const hidden = text('segments/overview.hidden');
  const bars = drivers.map(({ driver, average }) => ({
    label: options.find(({ value }) => value === driver)?.label ?? driver,
    color: average !== null && average <= goodAbove ? ('error' as const) : ('success' as const),
    value: average,
  }));
  const nothing = bars.every(({ value }) => value === null);
  const word = (value: number) => text(value > goodAbove ? 'segments/overview.good' : 'segments/overview.low');
  return (
    <Panel
      title={text('segments/overview.drivers')}
      about={text('segments/overview.drivers-hint')}
      head={[text('segments/overview.driver'), text('segments/overview.score')]}
      rows={bars.map(({ label, value }) => [label, value === null ? hidden : `${value.toFixed(1)} (${word(value)})`])}
      plot={
        <Suspense fallback={<Skeleton variant="rounded" height={240} />}>
          <BarPlot bars={bars} hidden={hidden} max={5} decimals={1} />
        </Suspense>
      }
      instead={nothing ? <Notice icon="lock" text={text('segments/overview.not-enough')} role="status" /> : undefined}
    />
  );
}
