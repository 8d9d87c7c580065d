import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { BarChart } from '@mui/x-charts/BarChart';
import type { Series } from '../../../shared/documents/panel.ts';
import { colorOf, type Plotted, seriesColor } from './use-plotted.ts';

interface Props {
  items: readonly Plotted[];
  series: readonly Series[];
  max?: number;
  height: number;
  /** Several numbers of an item stand behind each other, not below each other. */
  stacked: boolean;
}

/** Bars in the theme's colours, each with its number; what is hidden says so instead of looking like nothing. */
export default function BarPlot({ items, series, max, height, stacked }: Props) {
  const isOne = series.length === 1;
  const labels = items.map(({ name, points: [first] }) =>
    isOne && first?.value === null ? `${name} (${first.text})` : name,
  );
  const colors = items.map(({ color, points: [first] }) => colorOf(first?.level?.color ?? color ?? series[0]?.color));
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  return (
    <BarChart
      layout="horizontal"
      height={height}
      hideLegend={isOne}
      skipAnimation
      // It is a picture, told in a sentence, with a table below: nothing in it is a place for the keyboard.
      disableKeyboardNavigation
      margin={{ left: 0, right: 40, top: 4, bottom: 0 }}
      borderRadius={5}
      yAxis={[
        {
          data: labels,
          scaleType: 'band',
          categoryGapRatio: 0.4,
          disableLine: true,
          disableTicks: true,
          width: isNarrow ? Math.min(128, widthOf(labels)) : widthOf(labels),
          tickLabelStyle: { fontSize: 12 },
          ...(isOne && { colorMap: { type: 'ordinal', values: labels, colors } }),
        },
      ]}
      xAxis={[
        {
          min: 0,
          max: max ?? longest(items, stacked) * 1.25,
          height: 28,
          disableLine: true,
          disableTicks: true,
          tickMinStep: 1,
          tickNumber: 5,
        },
      ]}
      grid={{ vertical: true }}
      series={series.map((one, at) => ({
        data: items.map(({ points }) => points[at]?.value ?? null),
        label: isOne ? undefined : one.label,
        color: seriesColor(one, at),
        stack: stacked ? 'all' : undefined,
        barLabel: ({ value, dataIndex }) => (value === null ? null : (items[dataIndex]?.points[at]?.text ?? null)),
        barLabelPlacement: stacked ? 'center' : 'outside',
        valueFormatter: (_, { dataIndex }) => items[dataIndex]?.points[at]?.text ?? '',
      }))}
      slotProps={{ tooltip: { trigger: isOne ? 'none' : 'axis' } }}
    />
  );
}

/** Pixels for the longest of them; what is longer still is cut, and whole in the table. */
const widthOf = (labels: readonly string[]): number =>
  Math.min(220, Math.max(64, ...labels.map((label) => 16 + label.length * 6.5)));

/** Room is left for the number beside it. */
function longest(items: readonly Plotted[], stacked: boolean): number {
  const lengths = items.map(({ points }) => {
    const numbers = points.map(({ value }) => value ?? 0);
    return stacked ? numbers.reduce((sum, one) => sum + one, 0) : Math.max(...numbers);
  });
  return Math.max(1, ...lengths);
}
