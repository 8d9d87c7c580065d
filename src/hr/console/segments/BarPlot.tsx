import { BarChart } from '@mui/x-charts/BarChart';

interface Bar {
  label: string;
  /** Name of a colour of the theme. */
  color: string;
  /** Null is hidden. */
  value: number | null;
}

interface Props {
  bars: readonly Bar[];
  /** Word under a bar that is hidden. */
  hidden: string;
  max?: number;
  decimals?: number;
}

/** Bars in the theme's colours, each with its number; what is hidden says so instead of looking like nothing. */
export default function BarPlot({ bars, hidden, max, decimals = 0 }: Props) {
  const labels = bars.map(({ label, value }) => (value === null ? `${label}\n(${hidden})` : label));
  return (
    <BarChart
      height={240}
      hideLegend
      skipAnimation
      margin={{ left: 0, right: 8, top: 16, bottom: 0 }}
      borderRadius={6}
      xAxis={[
        {
          data: labels,
          scaleType: 'band',
          categoryGapRatio: 0.4,
          disableLine: true,
          disableTicks: true,
          height: 40,
          tickLabelStyle: { fontSize: 12 },
          colorMap: { type: 'ordinal', values: labels, colors: bars.map(({ color }) => colorOf(color)) },
        },
      ]}
      yAxis={[{ min: 0, max, width: 36, disableLine: true, disableTicks: true, tickMinStep: 1, tickNumber: 5 }]}
      grid={{ horizontal: true }}
      series={[
        {
          data: bars.map(({ value }) => value),
          barLabel: ({ value }) => (value === null || value === undefined ? null : value.toFixed(decimals)),
          barLabelPlacement: 'outside',
        },
      ]}
      slotProps={{ tooltip: { trigger: 'none' } }}
    />
  );
}

/** Follows the theme, light or dark, by itself. */
const colorOf = (name: string): string => `var(--mui-palette-${name === 'default' ? 'primary' : name}-main)`;
