import { isIssuer } from '../identity/providers.ts';

/** What the operator says of a service that completes texts. */
export interface GenaiSettings {
  /** Where questions are posted: the whole address. */
  url: string;
  key: string;
  model: string;
  /** Dollars for a million tokens. */
  prices?: { sent: number; answered: number };
  /** Longest wait for an answer. */
  seconds: number;
  /** It may stand in a private network, or on this machine. */
  isPrivate: boolean;
}

/** Reads `GENAI_…`; undefined: nothing is asked outside. Throws a sentence about what is set by half. */
export function readGenai(env: NodeJS.ProcessEnv, production: boolean): GenaiSettings | undefined {
  const [url, key, model] = ['GENAI_URL', 'GENAI_KEY', 'GENAI_MODEL'].map((name) => env[name]?.trim() || undefined);
  if (!url && !key && !model) return undefined;
  if (!url || !key || !model) throw new TypeError('GENAI_URL, GENAI_KEY and GENAI_MODEL must be set together.');
  const isPrivate = yes(env.GENAI_PRIVATE);
  if (!isIssuer(url, production) && !(isPrivate && isPlain(url)))
    throw new TypeError(
      `GENAI_URL must be an address such as https://api.example.com/v1/completions (over http only with GENAI_PRIVATE=yes), not "${url}".`,
    );
  if (model.length > 100) throw new TypeError('GENAI_MODEL must have at most 100 characters.');
  const prices = pricesOf(env.GENAI_PRICES);
  const seconds = secondsOf(env.GENAI_SECONDS);
  return { url, key, model, ...(prices && { prices }), seconds, isPrivate };
}

function isPlain(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, search, hash, username } = new URL(url);
  return protocol === 'http:' && !search && !hash && !username;
}

function yes(given = ''): boolean {
  const said = given.trim();
  if (said !== '' && said !== 'yes' && said !== 'no')
    throw new TypeError(`GENAI_PRIVATE must be yes or no, not "${said}".`);
  return said === 'yes';
}

function pricesOf(given = ''): GenaiSettings['prices'] {
  if (given.trim() === '') return undefined;
  const [sent, answered, more] = given.split('/').map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
  const isPrice = (price: number | undefined): price is number => price !== undefined && price >= 0 && price <= 10_000;
  if (!isPrice(sent) || !isPrice(answered) || more !== undefined)
    throw new TypeError(
      `GENAI_PRICES must be dollars for a million tokens sent and answered, such as 0.15/0.60, not "${given}".`,
    );
  return { sent, answered };
}

function secondsOf(given = ''): number {
  if (given.trim() === '') return 60;
  const seconds = Number(given);
  if (!Number.isInteger(seconds) || seconds < 1 || seconds > 120)
    throw new TypeError(`GENAI_SECONDS must be a whole number from 1 to 120, not "${given}".`);
  return seconds;
}
