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
  /** Word beside a bar that is hidden. */
  hidden: string;
  max?: number;
  decimals?: number;
}

/** Bars in the theme's colours, each with its number; what is hidden says so instead of looking like nothing. */
export default function BarPlot({ bars, hidden, max, decimals = 0 }: Props) {
  // Room for the number beside the longest bar.
  const end = max ?? Math.max(1, ...bars.map(({ value }) => value ?? 0)) * 1.15;
  const labels = bars.map(({ label, value }) => (value === null ? `${label} (${hidden})` : label));
  return (
    <BarChart
      layout="horizontal"
      height={44 + bars.length * 40}
      hideLegend
      skipAnimation
      margin={{ left: 0, right: 40, top: 4, bottom: 0 }}
      borderRadius={5}
      yAxis={[
        {
          data: labels,
          scaleType: 'band',
          categoryGapRatio: 0.4,
          disableLine: true,
          disableTicks: true,
          width: 112,
          tickLabelStyle: { fontSize: 12 },
          colorMap: { type: 'ordinal', values: labels, colors: bars.map(({ color }) => colorOf(color)) },
        },
      ]}
      xAxis={[{ min: 0, max: end, height: 28, disableLine: true, disableTicks: true, tickMinStep: 1, tickNumber: 5 }]}
      grid={{ vertical: true }}
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
