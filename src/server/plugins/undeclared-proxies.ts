import type { FastifyInstance, FastifyRequest } from 'fastify';
import { trusted } from '../proxies.ts';
import { networkOf } from '../session/network.ts';

const mostSaid = 100;
const rememberedMilliseconds = 3_600_000;

/** Addresses that have sent X-Forwarded-For within the last hour, without being named in TRUSTED_PROXIES. */
export interface UndeclaredProxies {
  seen(): string[];
}

/**
 * Behind a proxy that is not declared everyone has one address: that of the proxy. The operator is told at the first
 * such request of each peer, in the log, and for an hour at `/readyz`. The header is not believed all the same: anyone
 * can send it.
 */
export function undeclaredProxies(app: FastifyInstance, declared: readonly string[]): UndeclaredProxies {
  const isTrusted = trusted(declared);
  const last = new Map<string, number>();
  app.addHook('onRequest', async (request) => {
    const peer = peerOf(request);
    if (request.headers['x-forwarded-for'] === undefined || peer === null || isTrusted(peer)) return;
    const known = last.has(peer);
    if (!known && last.size >= mostSaid) return;
    last.set(peer, Date.now());
    if (!known)
      request.log.warn(
        { peer },
        `X-Forwarded-For comes from ${peer}, which TRUSTED_PROXIES does not name: if that is your proxy, everyone behind it counts as one address`,
      );
  });
  return {
    seen: () => [...last].filter(([, at]) => Date.now() - at < rememberedMilliseconds).map(([peer]) => peer),
  };
}

function peerOf(request: FastifyRequest): string | null {
  const address = request.raw.socket.remoteAddress;
  if (!address) return null;
  const network = networkOf(address);
  // An IPv4 address in its plain form; of IPv6 the address itself, and not its network.
  return network.includes(':') || network === 'unknown' ? address : network;
}
