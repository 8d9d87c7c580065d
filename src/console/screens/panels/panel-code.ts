import type { Panel } from '../../../shared/documents/panel.ts';
import type { ConsoleRegistry } from '../../slots.ts';
import type { AnyLazy } from '../lazy-component.ts';

/** Kinds of panels that bring code of their own. */
export const panelCode = {
  chosen: () => import('./ChosenPanel.tsx'),
  figures: () => import('./FiguresPanel.tsx'),
  filters: () => import('./FiltersPanel.tsx'),
  job: () => import('./JobPanel.tsx'),
  list: () => import('./ListPanel.tsx'),
  plot: () => import('./PlotPanel.tsx'),
  records: () => import('./RecordsPanel.tsx'),
  secret: () => import('./SecretPanel.tsx'),
  tiles: () => import('./TilesPanel.tsx'),
  timeline: () => import('./TimelinePanel.tsx'),
  values: () => import('./ValuesPanel.tsx'),
};

/** What these panels are drawn by, and what is in them; but for plots, which come after it. */
export function codeOf(panels: readonly Panel[], registry: ConsoleRegistry): AnyLazy[] {
  return panels.flatMap((panel) => {
    const kinds = (Object.keys(panelCode) as (keyof typeof panelCode)[]).filter((kind) => panel[kind]);
    const own = panel.component ? registry.components[panel.component] : undefined;
    return [...kinds.map((kind) => panelCode[kind]), ...(own ? [own] : []), ...codeOf(panel.panels ?? [], registry)];
  });
}
