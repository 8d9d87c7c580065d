import { type ComponentType, lazy } from 'react';

/** Code that was not to be had: the person is offline, or the server is of another version by now. */
export class NotArrived extends Error {}

/** Code that is drawn when something is opened, and a way to fetch it as soon as that is likely. */
export function late<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): [ComponentType<Props>, () => void] {
  const arriving = () =>
    load().catch((cause: unknown) => {
      throw new NotArrived('', { cause });
    });
  // What does not arrive is said when it is opened.
  return [lazy(arriving) as unknown as ComponentType<Props>, () => void load().catch(() => undefined)];
}
