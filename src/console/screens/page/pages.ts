import type { BuiltinComponent } from '../../../shared/builtins.ts';
import type { ComponentProps, Lazy } from '../../slots.ts';

/** Pages that every console has. */
const own: Record<BuiltinComponent, Lazy<ComponentProps>> = {
  'not-found': () => import('./NotFound.tsx'),
};

export const pages: Readonly<Record<string, Lazy<ComponentProps>>> = own;
