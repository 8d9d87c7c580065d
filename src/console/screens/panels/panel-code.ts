import type { Panel } from '../../../shared/documents/panel.ts';
import type { ConsoleRegistry } from '../../slots.ts';
import type { AnyLazy } from '../lazy-component.ts';
import { plotCode } from './plot-code.ts';

/** Kinds of panels that bring code of their own. */
export const panelCode = {
  figures: () => import('./FiguresPanel.tsx'),
  job: () => import('./JobPanel.tsx'),
  list: () => import('./ListPanel.tsx'),
  plot: () => import('./PlotPanel.tsx'),
  records: () => import('./RecordsPanel.tsx'),
  tiles: () => import('./TilesPanel.tsx'),
  timeline: () => import('./TimelinePanel.tsx'),
  values: () => import('./ValuesPanel.tsx'),
};

/** All that these panels are drawn by, and what is in them. */
export function codeOf(panels: readonly Panel[], registry: ConsoleRegistry): AnyLazy[] {
  return panels.flatMap((panel) => {
    const kinds = (Object.keys(panelCode) as (keyof typeof panelCode)[]).filter((kind) => panel[kind]);
    const own = panel.component ? registry.components[panel.component] : undefined;
    return [
      ...kinds.map((kind) => panelCode[kind]),
      ...(panel.plot && panel.as !== 'chips' ? [plotCode[panel.as === 'lines' ? 'lines' : 'bars']] : []),
      ...(own ? [own] : []),
      ...codeOf(panel.panels ?? [], registry),
    ];
  });
}
