import { type ComponentType, lazy } from 'react';
import type { ComponentProps, Lazy } from '../slots.ts';

const made = new WeakMap<Lazy<ComponentProps>, ComponentType<ComponentProps>>();

/** A component of the registry. Made lazy once per loader, or every drawing would load and mount it anew. */
export function lazyComponent(load: Lazy<ComponentProps>): ComponentType<ComponentProps> {
  const component = made.get(load) ?? lazy(load);
  made.set(load, component);
  return component;
}
