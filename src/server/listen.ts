import type { FastifyInstance } from 'fastify';

/** The address cannot be served; the message is one sentence for the operator. */
export class ListenError extends Error {}

export async function listen(app: FastifyInstance, { host, port }: { host: string; port: number }): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    throw new ListenError(sentence((error as NodeJS.ErrnoException).code, host, port), { cause: error });
  }
}

function sentence(code: string | undefined, host: string, port: number): string {
  if (code === 'EADDRINUSE')
    return `Port ${port} on ${host} is in use by another program; choose another with PORT, for example PORT=${port + 1}.`;
  if (code === 'EACCES') return `Port ${port} may not be opened by this user; choose one above 1023 with PORT.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `This machine has no address ${host}; set HOST to one that it has.`;
  return `${host}:${port} cannot be listened on (${code ?? 'unknown reason'}).`;
}
