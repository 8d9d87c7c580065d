import { lookup as resolve } from 'node:dns';
import { type IncomingHttpHeaders, request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** An origin that may be asked. */
interface Destination {
  /** `https://slack.com`, without a trailing slash. */
  origin: string;
  /** The operator has named it: it may stand in a private network, or on this machine. */
  named?: boolean;
}

interface OutboundOptions {
  destinations: readonly Destination[];
  /** Other origins may be asked too, over https and in the public internet: for providers that say where they listen. */
  others?: boolean;
  /** Longest wait for the whole answer, in milliseconds. Default 10,000. */
  patience?: number;
  /** Longest answer, in bytes. Default 1 MiB. */
  most?: number;
  /** Of tests: the resolver. */
  lookup?: typeof resolve;
}

/**
 * Why nothing came back. `refused`: not a destination; `private`: its name leads into a private network; `redirected`:
 * it sent us elsewhere, where nobody follows; `timeout`, `too-large`, `unreachable`.
 */
type OutboundTrouble = 'refused' | 'private' | 'redirected' | 'timeout' | 'too-large' | 'unreachable';

/** Its message names the host and nothing else of what was asked, so that it may be logged. */
export class OutboundError extends Error {
  readonly trouble: OutboundTrouble;

  constructor(trouble: OutboundTrouble, host: string) {
    super(`${host}: ${trouble}`);
    this.name = 'OutboundError';
    this.trouble = trouble;
  }
}

interface OutboundRequest {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  signal?: AbortSignal | null;
}

/** As `fetch`, but only to where the server may go. Throws OutboundError; any status but a redirect is an answer. */
export type Outbound = (url: string | URL, request?: OutboundRequest) => Promise<Response>;

/**
 * The one way out to providers. The resolved address is looked at when the connection is made, so that a name which
 * leads elsewhere a moment later gains nothing.
 */
export function createOutbound(options: OutboundOptions): Outbound {
  const { patience = 10_000 } = options;
  return async (address, request = {}) => {
    const url = new URL(address);
    const named = admit(options, url);
    const limit = AbortSignal.timeout(patience);
    const signal = request.signal ? AbortSignal.any([limit, request.signal]) : limit;
    try {
      return await exchange(options, url, named, { ...request, signal });
    } catch (error) {
      if (error instanceof OutboundError) throw error;
      throw new OutboundError(signal.aborted ? 'timeout' : 'unreachable', url.hostname);
    }
  };
}

/** Whether the operator has named the destination; throws for one that is none. */
function admit({ destinations, others }: OutboundOptions, url: URL): boolean {
  const found = destinations.find(({ origin }) => origin === url.origin);
  const open = found || (others && url.protocol === 'https:');
  if (!open || url.username || url.password) throw new OutboundError('refused', url.hostname);
  const named = found?.named === true;
  // A bare address is never resolved, so it is looked at here.
  const bare = url.hostname.replace(/^\[|\]$/g, '');
  if (!named && isIP(bare) && !isPublicAddress(bare)) throw new OutboundError('private', url.hostname);
  return named;
}

function exchange(options: OutboundOptions, url: URL, named: boolean, request: OutboundRequest): Promise<Response> {
  const { most = 1024 * 1024, lookup = resolve } = options;
  const { method = 'GET', headers = {}, body, signal } = request;
  const send = url.protocol === 'https:' ? secureRequest : plainRequest;
  return new Promise((answered, fail) => {
    const sent = send(
      url,
      {
        method,
        headers: { ...headers, ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }) },
        signal: signal ?? undefined,
        agent: false,
        ...(!named && { lookup: guarded(lookup) }),
      },
      (received) => {
        const { statusCode: status = 0 } = received;
        const chunks: Buffer[] = [];
        let size = 0;
        const stop = (trouble: OutboundTrouble) => {
          fail(new OutboundError(trouble, url.hostname));
          received.destroy();
        };
        if (status >= 300 && status < 400) return stop('redirected');
        received.on('data', (chunk: Buffer) => {
          size += chunk.length;
          if (size > most) stop('too-large');
          else chunks.push(chunk);
        });
        received.on('error', fail);
        received.on('end', () => {
          const empty = status === 204 || status === 205;
          answered(
            new Response(empty ? null : Buffer.concat(chunks), { status, headers: headersOf(received.headers) }),
          );
        });
      },
    );
    sent.on('error', fail);
    sent.end(body);
  });
}

/** A resolver that gives no address when one of them is not public. */
function guarded(lookup: typeof resolve): LookupFunction {
  return (host, options, done) => {
    lookup(host, { ...options, all: true }, (error, found) => {
      const wrong = error ?? (found.every(({ address }) => isPublicAddress(address)) ? null : hidden(host));
      const [first] = found ?? [];
      if (wrong || !first) done(wrong ?? hidden(host), '', 4);
      else if (options.all) done(null, found);
      else done(null, first.address, first.family);
    });
  };
}

const hidden = (host: string) => new OutboundError('private', host);

function headersOf(given: IncomingHttpHeaders): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(given))
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) headers.append(name, one);
  return headers;
}

const longestWait = 86_400;

/** Seconds to wait, from `Retry-After` as seconds or as a date (RFC 9110, 10.2.3); at most a day, undefined without one. */
export function retryAfterOf(headers: Headers, now: Date): number | undefined {
  const given = headers.get('retry-after')?.trim();
  if (!given) return undefined;
  const seconds = /^\d+$/.test(given) ? Number(given) : Math.ceil((Date.parse(given) - now.getTime()) / 1000);
  return Number.isNaN(seconds) ? undefined : Math.min(Math.max(seconds, 0), longestWait);
}
