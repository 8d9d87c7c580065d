import type { CellComponent, ComponentProps, ConsoleRegistry, Lazy, WidgetProps } from '../../console/slots.ts';
import type { CellName, ComponentName, WidgetName } from '../../generated/names.ts';
import { TriggerTime } from './touchpoints/TriggerTime.tsx';

/** What the documents name and only code can draw. */
export const registry = {
  cells: { 'trigger-time': TriggerTime },
  widgets: {},
  components: { 'export-touchpoints': () => import('./touchpoints/ExportTouchpoints.tsx') },
} satisfies ConsoleRegistry & {
  cells: Record<CellName, CellComponent>;
  widgets: Record<WidgetName, Lazy<WidgetProps>>;
  components: Record<ComponentName, Lazy<ComponentProps>>;
};
