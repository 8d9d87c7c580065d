import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** What holds for every answer. Answers of the API name nothing that a browser could load or frame. */
const always = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'x-dns-prefetch-control': 'off',
  'x-permitted-cross-domain-policies': 'none',
  'cache-control': 'no-store',
};

const yearSeconds = 31_536_000;

/** Also for Fastify's `frameworkErrors` (an address that cannot be read), which no hook sees. */
export const headersOf = (https: boolean): Record<string, string> => ({
  ...always,
  ...(https && { 'strict-transport-security': `max-age=${yearSeconds}; includeSubDomains` }),
});

/** Set before anything else happens, so that refusals and failures carry them too. */
export function securityHeaders(app: FastifyInstance, https: boolean): void {
  const headers = headersOf(https);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id);
    done();
  });
}

export const newNonce = (): string => randomBytes(16).toString('base64');

/** What a page may take from elsewhere, where the operator has chosen so. */
export interface PageSources {
  script?: string;
  frame?: string;
}

/** Google's captcha: its script, and the frame in which it asks. */
export const recaptchaSources: PageSources = {
  script: 'https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/',
  frame: 'https://www.google.com/recaptcha/',
};

/**
 * The policy of a page: our own scripts and nothing else. Emotion writes style elements, and they carry the nonce;
 * style attributes, inline scripts and eval do not work.
 */
export function pagePolicy(nonce: string, elsewhere: PageSources = {}): string {
  const { script, frame } = elsewhere;
  return [
    "default-src 'none'",
    `script-src 'self'${script ? ` ${script}` : ''}`,
    `style-src 'self' 'nonce-${nonce}'`,
    `style-src-elem 'self' 'nonce-${nonce}'`,
    "style-src-attr 'none'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    ...(frame ? [`frame-src ${frame}`] : []),
    "manifest-src 'self'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
}
