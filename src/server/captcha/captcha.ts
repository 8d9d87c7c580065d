import type { CaptchaService, Clock, Store } from '../services.ts';
import type { KeyRing } from '../session/key-ring.ts';
import { proofOfWork } from './proof-of-work.ts';
import { recaptcha } from './recaptcha.ts';

export interface CaptchaConfig {
  kind: 'none' | 'pow' | 'recaptcha';
  /** Of the server; the challenges' signature comes from it. */
  secret: string | KeyRing;
  siteKey?: string;
  siteSecret?: string;
  /** Where answers are verified, and how many ms are waited for it: Google's own, but where a test stands in for it. */
  verifyAt?: string;
  patience?: number;
}

export interface CaptchaDeps {
  store: Store;
  clock: Clock;
  config: CaptchaConfig;
}

/** A bump in the road for programs. No limit is wider because of it. */
export function createCaptcha(deps: CaptchaDeps): CaptchaService {
  const { kind } = deps.config;
  if (kind === 'pow') return proofOfWork(deps);
  if (kind === 'recaptcha') return recaptcha(deps);
  return { kind, challenge: async () => ({ kind: 'none' }), check: async () => true };
}
