import { type ComponentType, lazy } from 'react';

/** Code that is drawn when something is opened, and a way to fetch it as soon as that is likely. */
export function late<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): [ComponentType<Props>, () => void] {
  // What does not arrive is said when it is opened.
  return [lazy(load) as unknown as ComponentType<Props>, () => void load().catch(() => undefined)];
}
