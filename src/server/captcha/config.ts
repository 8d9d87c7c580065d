import type { Clock, Store } from '../services.ts';
import type { KeyRing } from '../session/key-ring.ts';

interface CaptchaConfig {
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
