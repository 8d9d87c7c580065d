import { createHash } from 'node:crypto';
import { keyFor, sign, signatureHolds } from './secret.ts';

export interface Keys {
  secret: string;
  /** While one key takes the place of another: still good for what it has sealed and signed. */
  secretBefore?: string;
}

/** Signs under the present key; what one of the keys has signed holds. */
export interface Signer {
  sign(text: string): string;
  holds(text: string, signature: string): boolean;
}

/** What has just been signed is not lost with the key: links, devices and challenges of the last minutes still hold. */
const graceMilliseconds = 15 * 60_000;

/** The server's keys. They may change while it runs, so everyone asks for them when they are needed. */
export class KeyRing {
  private keys: Keys;
  private retired: { secret: string; until: number } | undefined;
  private readonly derived = new Map<string, Buffer>();

  constructor(keys: Keys) {
    this.keys = keys;
  }

  static of(secret: string | KeyRing): KeyRing {
    return secret instanceof KeyRing ? secret : new KeyRing({ secret });
  }

  get present(): Keys {
    return this.keys;
  }

  change(keys: Keys): void {
    const gone = [this.keys.secret, this.keys.secretBefore].find(
      (secret) => secret !== undefined && secret !== keys.secret && secret !== keys.secretBefore,
    );
    if (gone) this.retired = { secret: gone, until: Date.now() + graceMilliseconds };
    this.keys = keys;
  }

  /** The present one first. */
  for(purpose: string): [Buffer, ...Buffer[]] {
    const { secret, secretBefore } = this.keys;
    const retired = this.retired && this.retired.until > Date.now() ? this.retired.secret : undefined;
    const others = [secretBefore, retired].filter((one) => one !== undefined);
    return [this.derive(secret, purpose), ...others.map((one) => this.derive(one, purpose))];
  }

  signer(purpose: string): Signer {
    return {
      sign: (text) => sign(this.for(purpose)[0], text),
      holds: (text, signature) => this.for(purpose).some((key) => signatureHolds(key, text, signature)),
    };
  }

  private derive(secret: string, purpose: string): Buffer {
    const name = `${purpose} ${secret}`;
    const key = this.derived.get(name) ?? keyFor(secret, purpose);
    this.derived.set(name, key);
    return key;
  }
}

/** Tells keys apart without telling anything of them. */
export const vaultKeyId = (key: Buffer): string => createHash('sha256').update(key).digest('hex').slice(0, 8);

export const keyId = (secret: string): string => vaultKeyId(keyFor(secret, 'vault'));
