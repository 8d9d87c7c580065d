import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * A port of this machine on which nobody listens: test files run at the same time. Below those that the system gives to
 * connections, one of which could take it while a server is started anew.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(10_000, 30_000);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer().once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
