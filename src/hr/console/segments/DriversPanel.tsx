import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { lazy, Suspense } from 'react';
import { Notice } from '../../../console/parts.ts';
import { useConstant, useMessages, useOptions } from '../../../console/slots.ts';
import { Panel } from './Panel.tsx';
import type { Figures } from './use-overview.ts';
import type { ShowChats } from './use-show-chats.ts';

const Openers = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 4,
  marginTop: 8,
  fontSize: '0.8125rem',
  color: (theme.vars ?? theme).palette.text.secondary,
}));

const BarPlot = lazy(() => import('./BarPlot.tsx'));

/** The average of each driver, good or low. */
export function DriversPanel({ figures: { drivers }, showChats }: { figures: Figures; showChats?: ShowChats }) {
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
      below={
        showChats &&
        !nothing && (
          <Openers>
            <span>{text('segments/overview.show-employees-by')}</span>
            {drivers.map(({ driver }, at) => (
              <Button
                key={driver}
                size="small"
                variant="text"
                sx={{ px: 1, minWidth: 0 }}
                onClick={() => showChats({ last: true, driver })}
              >
                {bars[at]?.label}
              </Button>
            ))}
          </Openers>
        )
      }
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
