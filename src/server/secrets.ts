/** Secrets at rest, under a key that only the server has. */
export interface Vault {
  /** AES-256-GCM. `about` says whose and what it is: sealed for one, it does not open for another. */
  seal(text: string, about: string): string;
  /** Throws when it was changed, is about something else, or was sealed under another key. */
  open(sealed: string, about: string): string;
  /** What the database keeps of a short code: nothing for anyone who has no key. */
  mac(text: string): string;
  /** Whether it was made of this text, under the present key or one that has just been replaced. */
  macHolds(text: string, mac: string): boolean;
}

export interface CaptchaChallenge {
  kind: 'none' | 'pow' | 'recaptcha';
  /** Of `pow`: what altcha's solver works on; the solution is sent as base64 of `{challenge, solution}`. */
  challenge?: Record<string, unknown>;
  /** Of `recaptcha`. */
  siteKey?: string;
}
