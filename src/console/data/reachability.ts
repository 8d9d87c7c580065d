/** Whether the last request reached the server, for the banner that says what is shown may be old. */
export interface Reachability {
  get(): boolean;
  set(reachable: boolean): void;
  subscribe(listener: () => void): () => void;
}

export function createReachability(): Reachability {
  let reachable = typeof navigator === 'undefined' || navigator.onLine;
  const listeners = new Set<() => void>();
  const set = (now: boolean) => {
    if (now === reachable) return;
    reachable = now;
    for (const listener of listeners) listener();
  };
  globalThis.addEventListener?.('online', () => set(true));
  globalThis.addEventListener?.('offline', () => set(false));
  return {
    get: () => reachable,
    set,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
