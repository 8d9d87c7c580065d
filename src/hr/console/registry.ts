import type { CellComponent, ComponentProps, ConsoleRegistry, Lazy, WidgetProps } from '../../console/slots.ts';
import type { CellName, ComponentName, WidgetName } from '../../generated/names.ts';
import { Device } from './account/Device.tsx';
import { TriggerTime } from './touchpoints/TriggerTime.tsx';

/** What the documents name and only code can draw. */
export const registry = {
  cells: { device: Device, 'trigger-time': TriggerTime },
  widgets: {},
  components: {
    'add-passkey': () => import('./account/AddPasskey.tsx'),
    'export-touchpoints': () => import('./touchpoints/ExportTouchpoints.tsx'),
    'other-sign-ins': () => import('./account/OtherSignIns.tsx'),
    'sign-in-return': () => import('./account/SignInReturn.tsx'),
    plan: () => import('./company/Plan.tsx'),
    'adhoc-credits': () => import('./company/AdhocCredits.tsx'),
    'touchpoint-credits': () => import('./company/TouchpointCredits.tsx'),
  },
} satisfies ConsoleRegistry & {
  cells: Record<CellName, CellComponent>;
  widgets: Record<WidgetName, Lazy<WidgetProps>>;
  components: Record<ComponentName, Lazy<ComponentProps>>;
};
