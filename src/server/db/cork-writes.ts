import type { Writable } from 'node:stream';
import type { PoolClient } from 'pg';

/**
 * Statements that are sent in the same breath leave as one piece. Each piece wakes the server, and writing to a socket
 * costs this process more than all else that it does for a small statement.
 */
export function corkWrites(client: PoolClient): void {
  const { stream } = (client as unknown as { connection: { stream: Writable } }).connection;
  if (stream.writableCorked > 0) return;
  stream.cork();
  // Once all that is ready to run has run: what follows without waiting for an answer is in it.
  queueMicrotask(() => process.nextTick(() => stream.uncork()));
}
