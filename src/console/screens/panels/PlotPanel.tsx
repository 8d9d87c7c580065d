import type { Panel } from '../../../shared/documents/panel.ts';
import { GatedButton } from '../../actions/GatedButton.tsx';
import { useDrawn } from '../../actions/use-drawn.ts';
import { Notice } from '../Notice.tsx';
import { LatePlot } from './LatePlot.tsx';
import { PlotChips } from './PlotChips.tsx';
import { OpenItems, PlotTable } from './PlotTable.tsx';
import { usePlotted } from './use-plotted.ts';
import { useRunOn } from './use-run-on.ts';
import { useSaid } from './use-said.ts';
import { useWordOf } from './use-word-of.ts';

type Values = Record<string, unknown>;

interface Props {
  panel: Panel;
  /** Where its items are in what is shown. */
  plot: string;
  /** Heading of the card that it stands on. */
  title: string;
  values: Values;
  change(values: unknown): void;
}

/** The numbers of a list, drawn. The same stands below as a table, and in a sentence for those who cannot see it. */
export default function PlotPanel({ panel, plot, title, values, change }: Props) {
  const said = useSaid();
  const drawn = useDrawn();
  const run = useRunOn();
  const wordOf = useWordOf();
  const { items, series } = usePlotted(panel, plot, values);
  const { as = 'bars', label = '', open, none, icon = 'insights', min, max } = panel;
  if (none && items.every(({ points }) => points.every(({ value }) => value === null)))
    return <Notice icon={icon} text={said(none, values) ?? ''} role="status" />;
  if (as === 'chips') return <PlotChips label={label} items={items} />;
  const named = series[0]?.options;
  const all = items.map(({ name, points }) => [name, ...points.map((point) => point.text)].join(' '));
  const isDrawn = (_: unknown, at: number) => !series[at]?.tableOnly;
  const shown = {
    items: items.map((one) => ({ ...one, points: one.points.filter(isDrawn) })),
    series: series.filter(isDrawn),
  };
  return (
    <>
      <div style={{ minHeight: 200 }} role="img" aria-label={`${title}: ${all.join(', ')}`}>
        <LatePlot
          {...shown}
          as={as}
          min={min}
          max={max}
          wordOf={(value) => (named === undefined ? undefined : wordOf(named, value))}
        />
      </div>
      {open && drawn(open, values) && (
        <OpenItems label={open.label}>
          {items.map(({ key, name, item }) => (
            <GatedButton
              key={key}
              action={{ ...open, variant: 'text', label: name }}
              size="small"
              run={() => run(open, { ...values, ...item }, change)}
            />
          ))}
        </OpenItems>
      )}
      <PlotTable head={[label, ...series.map((one) => one.label)]} items={items} />
    </>
  );
}
