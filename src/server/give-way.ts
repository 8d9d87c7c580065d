import { setImmediate as otherTurns } from 'node:timers/promises';

/** Milliseconds for which one piece of work may keep the process. */
const most = 20;

/** Asked between the steps of long work: now and then it lets others be answered first. */
export function givingWay(): () => Promise<void> | undefined {
  let since = performance.now();
  const given = () => {
    since = performance.now();
  };
  return () => (performance.now() - since < most ? undefined : otherTurns().then(given));
}
