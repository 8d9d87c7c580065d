import { type ComponentType, lazy } from 'react';
import type { WidgetProps } from '../slots.ts';

/** What a form document says of the texts that an input offers to put in: the call answers rows with `label` and `token`. */
export interface Inserts {
  call: string;
  path?: Record<string, unknown>;
  send?: Record<string, unknown>;
}

export const insertsOf = (options: WidgetProps['options']): Inserts | undefined =>
  options.inserts as Inserts | undefined;

/** Few inputs have it. */
export const InsertMenu: ComponentType<{
  label: string;
  disabled: boolean;
  inserts: Inserts;
  insert(token: string): void;
}> = lazy(() => import('./InsertMenu.tsx'));
