import { randomBytes } from 'node:crypto';
import type { Signer } from '../session/key-ring.ts';

const lifetimeSeconds = 5 * 60;

interface Linked {
  id: string;
  company: string;
  owner: string;
}

/** `/files/{id}?exp&n&sig`: for this file, person and company, once, within five minutes. It opens nothing without the session. */
export function signedPath(signer: Signer, file: Linked, now: Date): string {
  const exp = Math.floor(now.getTime() / 1000) + lifetimeSeconds;
  // Two links of one second are two links.
  const n = randomBytes(9).toString('base64url');
  return `/files/${file.id}?exp=${exp}&n=${n}&sig=${signer.sign(textOf(file, exp, n))}`;
}

export interface LinkQuery {
  exp?: unknown;
  n?: unknown;
  sig?: unknown;
}

/** Null for a link that is not ours, or over. */
export function heldLink(
  signer: Signer,
  file: Linked,
  query: LinkQuery,
  now: Date,
): { sig: string; until: Date } | null {
  const { exp: given, n, sig } = query;
  if (typeof given !== 'string' || !/^\d{1,12}$/.test(given) || typeof n !== 'string' || typeof sig !== 'string')
    return null;
  const until = new Date(Number(given) * 1000);
  return until > now && signer.holds(textOf(file, Number(given), n), sig) ? { sig, until } : null;
}

const textOf = (file: Linked, exp: number, n: string): string => `${file.company}/${file.id}/${file.owner}/${exp}/${n}`;
