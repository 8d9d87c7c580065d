import { type ComponentType, lazy } from 'react';
import type { WidgetProps } from '../slots.ts';
import type { InsertMenuProps, Inserts } from './InsertMenu.tsx';

export const insertsOf = (options: WidgetProps['options']): Inserts | undefined =>
  options.inserts as Inserts | undefined;

/** Few inputs have it. */
export const InsertMenu: ComponentType<InsertMenuProps> = lazy(() => import('./InsertMenu.tsx'));
