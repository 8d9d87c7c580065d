import { createHash, randomBytes } from 'node:crypto';
import type { Signer } from './key-ring.ts';

/**
 * A device that has signed in remembers for whom, in a signed cookie that lives long and opens nothing: wrong
 * passwords from elsewhere do not lock its person out. `<device>.<login mark>.<login mark>….<signature>`
 */
const mostLogins = 5;

export interface Device {
  id: string;
  /** Marks of the logins that have signed in here, newest first. */
  logins: string[];
}

const markOf = (login: string): string =>
  createHash('sha256').update(`device ${login}`).digest('base64url').slice(0, 16);

export function readDevice(signer: Signer, cookie: string | undefined): Device | null {
  if (!cookie || cookie.length > 300) return null;
  const cut = cookie.lastIndexOf('.');
  if (cut < 0 || !signer.holds(cookie.slice(0, cut), cookie.slice(cut + 1))) return null;
  const [id = '', ...logins] = cookie.slice(0, cut).split('.');
  return { id, logins };
}

export const knows = (device: Device | null, login: string): device is Device =>
  device?.logins.includes(markOf(login)) ?? false;

/** The cookie after this login has signed in on the device. */
export function rememberLogin(signer: Signer, device: Device | null, login: string): string {
  const id = device?.id ?? randomBytes(16).toString('base64url');
  const mark = markOf(login);
  const logins = [mark, ...(device?.logins ?? []).filter((other) => other !== mark)].slice(0, mostLogins);
  const text = [id, ...logins].join('.');
  return `${text}.${signer.sign(text)}`;
}
