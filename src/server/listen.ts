import { createServer, isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';

interface Address {
  host: string;
  port: number;
}

/** Whether only this machine reaches what listens there. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));

/** The address cannot be served; the message is one sentence for the operator. */
export class ListenError extends Error {}

/** Known before a database is opened or made. */
export async function assertFree(address: Address): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', (error) => reject(refusal(error, address)));
    probe.listen(address.port, address.host, () => probe.close(() => resolve()));
  });
}

export async function listen(app: FastifyInstance, address: Address): Promise<void> {
  await app.listen(address).catch((error: unknown) => {
    throw refusal(error, address);
  });
}

function refusal(error: unknown, { host, port }: Address): ListenError {
  return new ListenError(sentence((error as NodeJS.ErrnoException).code, host, port), { cause: error });
}

function sentence(code: string | undefined, host: string, port: number): string {
  if (code === 'EADDRINUSE') {
    return `Port ${port} on ${host} is in use by another program; choose another with PORT, for example PORT=${port + 1}.`;
  }
  if (code === 'EACCES') return `Port ${port} may not be opened by this user; choose one above 1023 with PORT.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return `This machine has no address ${host}; set HOST to one that it has.`;
  }
  return `${host}:${port} cannot be listened on (${code ?? 'unknown reason'}).`;
}
