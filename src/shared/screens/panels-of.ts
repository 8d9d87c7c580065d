import type { Panel } from '../documents/panel.ts';
import type { Screen } from '../documents/screen.ts';

type Place = readonly (string | number)[];

/** All panels of a page or dialog with their places, those on a card of others included. */
export function panelsOf(screen: Screen): [(string | number)[], Panel][] {
  if (screen.kind !== 'page' && screen.kind !== 'dialog') return [];
  const after = screen.kind === 'dialog' ? screen.after : undefined;
  return [...within(['panels'], screen.panels), ...within(['after'], after)];
}

const within = (place: Place, panels: readonly Panel[] = []): [(string | number)[], Panel][] =>
  panels.flatMap((panel, index) => [[[...place, index], panel], ...within([...place, index, 'panels'], panel.panels)]);
