import { LineChart } from '@mui/x-charts/LineChart';
import type { Series } from '../../../shared/documents/panel.ts';
import { type Plotted, seriesColor } from './use-plotted.ts';

interface Props {
  items: readonly Plotted[];
  series: readonly Series[];
  min?: number;
  max?: number;
  height: number;
  /** What a number at the side is called, where it has a word. */
  wordOf(value: number): string | undefined;
}

/** Lines from left to right, interrupted where a number is missing. */
export default function LinePlot({ items, series, min, max, height, wordOf }: Props) {
  const isWorded = min !== undefined && wordOf(min) !== undefined;
  return (
    <LineChart
      height={height}
      hideLegend={series.length < 2}
      skipAnimation
      disableKeyboardNavigation
      margin={{ left: 0, right: 36, top: 16, bottom: 0 }}
      xAxis={[
        {
          data: items.map(({ name }) => name),
          scaleType: 'point',
          disableTicks: true,
          height: 32,
          tickLabelStyle: { fontSize: 12 },
        },
      ]}
      yAxis={[
        {
          min,
          max,
          width: isWorded ? 96 : 36,
          disableLine: true,
          disableTicks: true,
          tickMinStep: 1,
          ...(isWorded && { valueFormatter: (value: number) => wordOf(value) ?? '', tickLabelStyle: { fontSize: 12 } }),
        },
      ]}
      grid={{ horizontal: true }}
      series={series.map((one, at) => ({
        data: items.map(({ points }) => points[at]?.value ?? null),
        label: series.length > 1 ? one.label : undefined,
        color: seriesColor(one, at),
        curve: 'linear',
        showMark: true,
        valueFormatter: (_, { dataIndex }) => items[dataIndex]?.points[at]?.text ?? '',
      }))}
    />
  );
}
