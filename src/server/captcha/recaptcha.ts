import type { CaptchaService } from '../services.ts';
import { take } from '../session/counters.ts';
import { hashToken } from '../session/secret.ts';
import type { CaptchaDeps } from './config.ts';

const address = 'https://www.google.com/recaptcha/api/siteverify';
const patience = 10_000;

/** Google's invisible captcha, for who has a key. A provider that does not answer lets nobody through. */
export function recaptcha({ store, clock, config }: CaptchaDeps): CaptchaService {
  return {
    kind: 'recaptcha',
    challenge: async () => ({ kind: 'recaptcha', siteKey: config.siteKey }),
    async check(answer, ip) {
      if (answer === '') return false;
      const first = await take(
        store.plain,
        `captcha:${hashToken(answer).slice(0, 32)}`,
        { max: 1, seconds: 600 },
        clock(),
      );
      if (!first.allowed) return false;
      const body = new URLSearchParams({ secret: config.siteSecret ?? '', response: answer, remoteip: ip });
      try {
        const reply = await fetch(config.verifyAt ?? address, {
          method: 'POST',
          body,
          redirect: 'error',
          signal: AbortSignal.timeout(config.patience ?? patience),
        });
        return ((await reply.json()) as { success?: unknown }).success === true;
      } catch {
        return false;
      }
    },
  };
}
