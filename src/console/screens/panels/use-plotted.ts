import type { Level, Panel, Series } from '../../../shared/documents/panel.ts';
import type { Option } from '../../../shared/documents/words.ts';
import { useOptions } from '../../artifacts/use-artifacts.ts';
import { useItemName } from './use-item-name.ts';
import { useMeasure } from './use-measure.ts';
import { listAt, numberAt } from './value-at.ts';

type Values = Record<string, unknown>;

interface Point {
  value: number | null;
  text: string;
  level: Level | undefined;
}

/** An item of a plot, ready to be drawn. */
export interface Plotted {
  key: string;
  name: string;
  color: Option['color'];
  /** One for each series. */
  points: Point[];
  item: Values;
}

/** The items of a plot, named by an option list. */
export function usePlotted(panel: Panel, plot: string, values: Values): { items: Plotted[]; series: Series[] } {
  const options = useOptions(panel.options ?? '');
  const measure = useMeasure(values);
  const { item: namedBy = '', series = [] } = panel;
  const nameOf = useItemName();
  const items = listAt(values, plot).map((item): Plotted => {
    const named = item[namedBy];
    const option = options.find(({ value }) => value === named);
    const points = series.map((one) => {
      const value = numberAt(item, one.field);
      return { value, ...measure(one, value) };
    });
    const key = String(named ?? '');
    return { key, name: option?.label ?? nameOf(key), color: option?.color, points, item };
  });
  return { items, series };
}

/** Follows the theme, light or dark, by itself. */
export const colorOf = (name: Option['color']): string =>
  `var(--mui-palette-${name === undefined || name === 'default' ? 'primary' : name}-main)`;

const turn = ['primary', 'success', 'warning', 'info', 'error', 'secondary'] as const;

/** Several series are told apart. */
export const seriesColor = ({ color }: Series, at: number): string => colorOf(color ?? turn[at % turn.length]);
