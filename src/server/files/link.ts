import { sign, signatureHolds } from '../session/secret.ts';

const lifetimeSeconds = 5 * 60;

interface Linked {
  id: string;
  company: string;
  owner: string;
}

/** `/files/{id}?exp&sig`: for this file, person and company, for five minutes. It opens nothing without the session. */
export function signedPath(key: Buffer, file: Linked, now: Date): string {
  const exp = Math.floor(now.getTime() / 1000) + lifetimeSeconds;
  return `/files/${file.id}?exp=${exp}&sig=${sign(key, textOf(file, exp))}`;
}

export function linkHolds(key: Buffer, file: Linked, query: { exp?: unknown; sig?: unknown }, now: Date): boolean {
  const exp = Number(query.exp);
  if (typeof query.exp !== 'string' || !/^\d{1,12}$/.test(query.exp) || typeof query.sig !== 'string') return false;
  return exp * 1000 > now.getTime() && signatureHolds(key, textOf(file, exp), query.sig);
}

const textOf = (file: Linked, exp: number): string => `${file.company}/${file.id}/${file.owner}/${exp}`;
