import type { ComponentType } from 'react';
import { late } from '../late.ts';
import type { WidgetProps } from '../slots.ts';
import type { InsertMenuProps, Inserts } from './InsertMenu.tsx';

export const insertsOf = (options: WidgetProps['options']): Inserts | undefined =>
  options.inserts as Inserts | undefined;

/** Few inputs have it. */
export const InsertMenu: ComponentType<InsertMenuProps> = late(() => import('./InsertMenu.tsx'));
