import Skeleton from '@mui/material/Skeleton';
import { type ComponentProps, Suspense } from 'react';
import type { Panel } from '../../../shared/documents/panel.ts';
import { lazyComponent, useLoaded } from '../lazy-component.ts';
import { heightOfPlot, plotCode } from './plot-code.ts';

type Lines = ComponentProps<typeof import('./LinePlot.tsx')['default']>;

const bars = [plotCode.bars];
const lines = [plotCode.lines];

/** A plot in the room that it needs. Its code is asked for once what stands around it is painted. */
export function LatePlot({ as, ...props }: Omit<Lines, 'height'> & { as: Panel['as'] }) {
  const isLoaded = useLoaded(as === 'lines' ? lines : bars, true);
  const BarPlot = lazyComponent(plotCode.bars);
  const LinePlot = lazyComponent(plotCode.lines);
  const height = heightOfPlot(as, props.items.length, props.series.length);
  const waiting = <Skeleton variant="rounded" height={height} />;
  if (!isLoaded) return waiting;
  return (
    <Suspense fallback={waiting}>
      {as === 'lines' ? (
        <LinePlot {...props} height={height} />
      ) : (
        <BarPlot {...props} height={height} stacked={as === 'stacked'} />
      )}
    </Suspense>
  );
}
