import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Vault } from '../context.ts';
import { KeyRing, vaultKeyId } from './key-ring.ts';

const cipher = 'aes-256-gcm';

/** `<key id>.<iv>.<tag>.<text>`: the key's id stands in the record, so that several keys can be in use at once. */
export function createVault(secret: string | KeyRing): Vault {
  const ring = KeyRing.of(secret);
  const codes = ring.signer('short code');
  return {
    seal(text, about) {
      const [key] = ring.for('vault');
      const iv = randomBytes(12);
      const sealing = createCipheriv(cipher, key, iv).setAAD(Buffer.from(about));
      const sealed = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()]);
      return [vaultKeyId(key), ...[iv, sealing.getAuthTag(), sealed].map((part) => part.toString('base64url'))].join(
        '.',
      );
    },
    open(sealed, about) {
      const [id, iv = '', tag = '', text = ''] = sealed.split('.');
      const key = ring.for('vault').find((one) => vaultKeyId(one) === id);
      if (!key) throw new Error(`a secret was sealed under the key ${id}, and SECRET_KEY is another now`);
      const bytes = (part: string) => Buffer.from(part, 'base64url');
      const opening = createDecipheriv(cipher, key, bytes(iv), { authTagLength: 16 }).setAAD(Buffer.from(about));
      opening.setAuthTag(bytes(tag));
      return Buffer.concat([opening.update(bytes(text)), opening.final()]).toString('utf8');
    },
    mac: (text) => codes.sign(text),
    macHolds: (text, mac) => codes.holds(text, mac),
  };
}
