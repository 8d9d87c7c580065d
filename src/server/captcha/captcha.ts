import type { CaptchaService } from '../services.ts';
import type { CaptchaDeps } from './config.ts';
import { proofOfWork } from './proof-of-work.ts';
import { recaptcha } from './recaptcha.ts';

/** A bump in the road for programs. No limit is wider because of it. */
export function createCaptcha(deps: CaptchaDeps): CaptchaService {
  const { kind } = deps.config;
  if (kind === 'pow') return proofOfWork(deps);
  if (kind === 'recaptcha') return recaptcha(deps);
  return { kind, challenge: async () => ({ kind: 'none' }), check: async () => true };
}
