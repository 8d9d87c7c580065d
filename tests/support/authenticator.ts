import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

interface Kept {
  id: Buffer;
  key: KeyObject;
  handle: string;
  counter: number;
}

interface Twist {
  /** Of the page that asked. */
  origin?: string;
  rpId?: string;
  challenge?: string;
  type?: string;
  /** Whether it has looked at a finger. */
  userVerified?: boolean;
  userPresent?: boolean;
  counter?: number;
  handle?: string | null;
}

interface Options {
  challenge: string;
  rp?: { id: string };
  rpId?: string;
  user?: { id: string };
}

const hash = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();
const text = (data: Buffer): string => data.toString('base64url');

/** An authenticator in software: real keys, real signatures, and it says whatever a test wants it to. */
export class Authenticator {
  readonly kept: Kept[] = [];

  /** As `navigator.credentials.create` and the browser's JSON of it. */
  create(options: Options, twist: Twist = {}) {
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const id = randomBytes(32);
    this.kept.push({ id, key: privateKey, handle: options.user?.id ?? '', counter: 0 });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const cose = map([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const attested = Buffer.concat([Buffer.alloc(16), length, id, cose]);
    const authData = Buffer.concat([this.data(options.rp?.id ?? '', 0, 0x40, twist), attested]);
    const attestationObject = map([
      ['fmt', 'none'],
      ['attStmt', map([])],
      ['authData', authData],
    ]);
    return this.answer(id, {
      clientDataJSON: text(this.clientData('webauthn.create', options.challenge, twist)),
      attestationObject: text(attestationObject),
      transports: ['internal'],
    });
  }

  /** As `navigator.credentials.get`, with the newest passkey unless one is named. */
  get(options: Options, twist: Twist = {}, at = this.kept.length - 1) {
    const kept = this.kept[at];
    if (!kept) throw new Error('the authenticator has no passkey');
    kept.counter = twist.counter ?? kept.counter + 1;
    const clientData = this.clientData('webauthn.get', options.challenge, twist);
    const authData = this.data(options.rpId ?? '', kept.counter, 0, twist);
    const signature = sign('sha256', Buffer.concat([authData, hash(clientData)]), kept.key);
    const handle = twist.handle === undefined ? kept.handle : twist.handle;
    return this.answer(kept.id, {
      clientDataJSON: text(clientData),
      authenticatorData: text(authData),
      signature: text(signature),
      ...(handle !== null && { userHandle: handle }),
    });
  }

  private answer(id: Buffer, response: Record<string, unknown>) {
    return { id: text(id), rawId: text(id), type: 'public-key', clientExtensionResults: {}, response };
  }

  private clientData(type: string, challenge: string, twist: Twist): Buffer {
    return Buffer.from(
      JSON.stringify({
        type: twist.type ?? type,
        challenge: twist.challenge ?? challenge,
        origin: twist.origin ?? 'http://localhost:3000',
        crossOrigin: false,
      }),
    );
  }

  private data(rpId: string, counter: number, more: number, twist: Twist): Buffer {
    const present = twist.userPresent === false ? 0 : 0x01;
    const verified = twist.userVerified === false ? 0 : 0x04;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([hash(twist.rpId ?? rpId), Buffer.from([present | verified | more]), count]);
  }
}

/** As much CBOR as an authenticator needs. */
function map(entries: [string | number, string | number | Buffer][]): Buffer {
  return Buffer.concat([head(5, entries.length), ...entries.flat().map(item)]);
}

function item(value: string | number | Buffer): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, value.length), Buffer.from(value)]);
  // A map within a map is given as bytes already.
  return value.length === 1 && value[0] === 0xa0 ? value : Buffer.concat([head(2, value.length), value]);
}

function head(kind: number, count: number): Buffer {
  if (count < 24) return Buffer.from([(kind << 5) | count]);
  return count < 256
    ? Buffer.from([(kind << 5) | 24, count])
    : Buffer.from([(kind << 5) | 25, count >> 8, count & 255]);
}
