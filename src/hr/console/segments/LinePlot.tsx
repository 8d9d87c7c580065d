import { LineChart } from '@mui/x-charts/LineChart';

/** Scores from 1 to 5 along a line that is interrupted where a value is missing. */
export default function LinePlot({ points }: { points: readonly { label: string; value: number | null }[] }) {
  return (
    <LineChart
      height={260}
      hideLegend
      skipAnimation
      margin={{ left: 0, right: 36, top: 16, bottom: 0 }}
      xAxis={[
        {
          data: points.map(({ label }) => label),
          scaleType: 'point',
          disableTicks: true,
          height: 32,
          tickLabelStyle: { fontSize: 12 },
        },
      ]}
      yAxis={[{ min: 1, max: 5, width: 36, disableLine: true, disableTicks: true, tickMinStep: 1 }]}
      grid={{ horizontal: true }}
      series={[
        {
          data: points.map(({ value }) => value),
          color: 'var(--mui-palette-primary-main)',
          curve: 'linear',
          showMark: true,
          valueFormatter: (value) => (value === null ? '' : value.toFixed(1)),
        },
      ]}
    />
  );
}
