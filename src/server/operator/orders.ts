import { chmodSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { StoreError } from '../db/store-error.ts';

/**
 * The embedded database has one process. What the operator's commands want of it while the server runs is told to the
 * server, over a socket in the data directory that nobody but its owner can reach. A line there: the order; back what is
 * worth knowing meanwhile, and at last what came of it.
 */
export type Orders = Readonly<Record<string, (details: Record<string, string>, tell: Tell) => Promise<string>>>;

/** Takes what is worth knowing before the work is done. */
export type Tell = (line: string) => void;

type Outcome = { done: string } | { refused: string };

const socketIn = (dataDir: string): string => join(dataDir, 'operator.sock');

interface OrdersLog {
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** Takes orders until the answered function is called; the directory's lock says that nobody else does. */
export async function takeOrders(dataDir: string, orders: Orders, log: OrdersLog): Promise<() => void> {
  const path = socketIn(dataDir);
  rmSync(path, { force: true });
  const server = createServer((socket) => {
    socket.on('error', () => {});
    createInterface(socket).once('line', async (line) => {
      const tell = (says: string) => socket.write(`${JSON.stringify({ says })}\n`);
      socket.end(`${JSON.stringify(await outcome(orders, line, tell, log))}\n`);
    });
  });
  server.on('error', (err) => log.warn({ err }, 'the operator cannot be heard: commands need the server stopped'));
  await new Promise<void>((resolve) => {
    server.once('error', () => resolve());
    server.listen(path, resolve);
  });
  if (server.listening) chmodSync(path, 0o600);
  server.unref();
  return () => server.close();
}

async function outcome(orders: Orders, line: string, tell: Tell, log: OrdersLog): Promise<Outcome> {
  try {
    const { order, ...details } = JSON.parse(line) as Record<string, string>;
    const work = order && Object.hasOwn(orders, order) ? orders[order] : undefined;
    if (!work) return { refused: 'The server that runs does not know this order: is it of another version?' };
    return { done: await work(details, tell) };
  } catch (err) {
    if (err instanceof StoreError) return { refused: err.sentence };
    log.error({ err }, 'an order of the operator failed');
    return { refused: 'The server could not do it; its log says why.' };
  }
}

/** Tells the server that runs on this directory; null when none does. What it refuses is thrown. */
export async function order(
  dataDir: string,
  name: string,
  details: Record<string, string> = {},
  tell: Tell = () => {},
): Promise<string | null> {
  const socket = await reached(socketIn(dataDir));
  if (!socket) return null;
  socket.write(`${JSON.stringify({ ...details, order: name })}\n`);
  for await (const line of createInterface(socket)) {
    const told = JSON.parse(line) as Outcome | { says: string };
    if ('refused' in told) throw new StoreError(told.refused);
    if ('done' in told) return told.done;
    tell(told.says);
  }
  throw new StoreError('The server ended before it was done.');
}

function reached(path: string): Promise<Socket | null> {
  return new Promise((resolve) => {
    const socket = connect(path);
    socket.once('connect', () => resolve(socket));
    socket.once('error', () => resolve(null));
  });
}
