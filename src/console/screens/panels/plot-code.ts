import type { Panel } from '../../../shared/documents/panel.ts';

/** The plots bring a large package along. They come after the figures beside them, which do not wait for it. */
export const plotCode = { bars: () => import('./BarPlot.tsx'), lines: () => import('./LinePlot.tsx') };

/** Pixels, known before the code is there, so that nothing moves when it comes. */
export function heightOfPlot(as: Panel['as'], items: number, series: number): number {
  if (as === 'lines') return 260;
  const bars = as === 'stacked' ? 1 : series;
  return 44 + items * (16 + 24 * bars) + (series === 1 ? 0 : 40);
}
