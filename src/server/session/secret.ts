import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';

/** 256 random bits, as they stand in a cookie or a link. */
export const newToken = (): string => randomBytes(32).toString('base64url');

const apiToken = 'rpt_';

/** Recognised by its beginning, by people and by what looks for lost secrets. */
export const newApiToken = (): string => `${apiToken}${newToken()}`;

export const isApiToken = (token: string): boolean => token.startsWith(apiToken);

/** What the database keeps in place of a token: useless to anyone who reads the table. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** A key of its own for each purpose, so that a signature made for one is worth nothing for another. */
export const keyFor = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `rapport ${purpose}`, 32));

export const sign = (key: Buffer, text: string): string => createHmac('sha256', key).update(text).digest('base64url');

export function signatureHolds(key: Buffer, text: string, signature: string): boolean {
  const expected = Buffer.from(sign(key, text));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
