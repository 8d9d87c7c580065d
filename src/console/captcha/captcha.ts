import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Transport } from '../data/transport.ts';
import { recaptchaAnswer } from './recaptcha.ts';

interface Asked {
  kind: 'none' | 'pow' | 'recaptcha';
  challenge?: Challenge;
  site_key?: string;
}

/**
 * Asks the server for a captcha and answers it; undefined where none is asked for. The work of a challenge is done by
 * the browser's own cryptography, which leaves the page alive.
 */
export async function captchaAnswer(transport: Transport, signal?: AbortSignal): Promise<string | undefined> {
  const { body } = await transport({ method: 'GET', url: '/auth/captcha', signal });
  const { kind, challenge, site_key } = body as Asked;
  if (kind === 'recaptcha') return recaptchaAnswer(site_key ?? '');
  if (kind !== 'pow' || !challenge) return undefined;
  const solution = await solveChallenge({ challenge, deriveKey, controller: controllerOf(signal) });
  return btoa(JSON.stringify({ challenge, solution }));
}

function controllerOf(signal: AbortSignal | undefined): AbortController {
  const controller = new AbortController();
  signal?.addEventListener('abort', () => controller.abort(signal.reason), { once: true });
  return controller;
}
