import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import type { Vault } from '../context.ts';
import { keyFor, sign } from './secret.ts';

const cipher = 'aes-256-gcm';

/** `<key id>.<iv>.<tag>.<text>`: the key's id stands in the record, so that a changed key says what is wrong. */
export function createVault(secret: string): Vault {
  const key = keyFor(secret, 'vault');
  const macKey = keyFor(secret, 'short code');
  const keyId = createHash('sha256').update(key).digest('hex').slice(0, 8);
  return {
    seal(text, about) {
      const iv = randomBytes(12);
      const sealing = createCipheriv(cipher, key, iv).setAAD(Buffer.from(about));
      const sealed = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()]);
      return [keyId, ...[iv, sealing.getAuthTag(), sealed].map((part) => part.toString('base64url'))].join('.');
    },
    open(sealed, about) {
      const [id, iv = '', tag = '', text = ''] = sealed.split('.');
      if (id !== keyId) throw new Error(`a secret was sealed under the key ${id}, and SECRET_KEY is another now`);
      const bytes = (part: string) => Buffer.from(part, 'base64url');
      const opening = createDecipheriv(cipher, key, bytes(iv), { authTagLength: 16 }).setAAD(Buffer.from(about));
      opening.setAuthTag(bytes(tag));
      return Buffer.concat([opening.update(bytes(text)), opening.final()]).toString('utf8');
    },
    mac: (text) => sign(macKey, text),
  };
}
