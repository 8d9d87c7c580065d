import { Session } from 'node:inspector';

/** Milliseconds without a request or a change after which one is taken to pause. */
const pause = 3000;

let timer: NodeJS.Timeout | undefined;

/**
 * Gives memory back once nothing more has been asked for: left to itself, V8 keeps garbage for as long as a process does nothing.
 * Taking 1,200 documents leaves 110 MB of it.
 */
export function restSoon(): void {
  clearTimeout(timer);
  timer = setTimeout(collectGarbage, pause);
}

function collectGarbage(): void {
  const session = new Session();
  session.connect();
  session.post('HeapProfiler.enable');
  // Node stands still for ever where the session ends within its own answer.
  session.post('HeapProfiler.collectGarbage', () => setImmediate(() => session.disconnect()));
}
