import type { FastifyRequest } from 'fastify';
import { Webhook } from 'standardwebhooks';
import type { Call } from '../../shared/documents/call.ts';
import type { CallEngine } from './engine.ts';
import { engineFailure } from './failure.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What was signed is the text of the body, byte by byte: it is kept. */
    signed?: boolean;
  }
  interface FastifyRequest {
    signedText?: string;
  }
}

/** Longer ones are not even looked at: a signature has to be computed over all of it. */
export const signedLimit = 16 * 1024;

/**
 * A call of another system that is known by its signature (Standard Webhooks: `webhook-id`, `webhook-timestamp`,
 * `webhook-signature`), not older than five minutes. One answer, whatever is the matter, also where no secret is set.
 */
export function refuseUnsigned({ services, texts }: CallEngine, { signed }: Call, request: FastifyRequest): void {
  if (signed === undefined) return;
  const secret = services.signing[signed];
  if (secret && holds(secret, request)) return;
  throw engineFailure(texts, 'SignatureNeeded');
}

function holds(secret: string, { signedText = '', headers }: FastifyRequest): boolean {
  const told = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
  try {
    new Webhook(secret).verify(signedText, told, { jsonParse: false });
    return true;
  } catch {
    return false;
  }
}
