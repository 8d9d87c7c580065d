import type { ViteDevServer } from 'vite';

/** What keeps the API from following the documents: said in the terminal, and over every open page until it is cured. */
interface Notice {
  show(lines: readonly string[]): void;
  clear(): void;
}

export function notice(vite: ViteDevServer): Notice {
  const { hot } = vite.environments.client;
  let message: string | undefined;
  const error = () => ({ type: 'error' as const, err: { message: message ?? '', stack: '', plugin: 'migrations' } });
  hot.on('vite:client:connect', (_data, client) => {
    if (message !== undefined) client.send(error());
  });
  return {
    show(lines) {
      const next = lines.join('\n');
      if (next !== message) console.error(next);
      message = next;
      hot.send(error());
    },
    clear() {
      if (message === undefined) return;
      message = undefined;
      // The page closes the overlay when documents come, even if none of them has changed.
      hot.send({ type: 'custom', event: 'rapport:artifacts', data: { part: {}, stamp: Date.now() } });
    },
  };
}
