import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** The inventory in cryptography.md is that of the code: files, algorithms, purposes of keys. */

const root = join(import.meta.dirname, '../..');
const inventory = readFileSync(join(import.meta.dirname, 'cryptography.md'), 'utf8');

/** How code shows that it uses one. A type alone is no use. */
const signs: [sign: RegExp, uses: RegExp][] = [
  [/createHash\('sha256'\)/, /SHA-256/],
  [/createHmac\('sha256'/, /HMAC-SHA-256/],
  [/hkdfSync\('sha256'/, /HKDF/],
  [/'aes-256-gcm'|'AES-GCM'|crypto\.subtle\.(en|de)crypt/, /AES-256-GCM/],
  [/\brandomBytes\(|\brandomInt\(|getRandomValues\(|random(State|Nonce|PKCECodeVerifier)\(/, /random/],
  [/\brandomUUID\b/, /UUID/],
  [/from '@node-rs\/argon2'/, /Argon2id/],
  [/from 'altcha-lib/, /altcha/],
  [/import (?!type)[^;]*from 'openid-client'/, /openid-client/],
  [/import (?!type)[^;]*from '@simplewebauthn\/server'|algorithms = \[-8, -7, -257\]/, /WebAuthn/],
  [/from 'otplib'/, /TOTP/],
  [/from 'standardwebhooks'/, /Standard Webhooks/],
  [/from 'node:(https|tls)'/, /TLS/],
];

/** Other algorithms, and other ways to one. */
const unlisted =
  /create(?:Hash|Hmac)\((?!'sha256')[^)]*\)|createCipheriv\((?!cipher,)[^)]*\)|create(?:Sign|Verify|DiffieHellman|ECDH)\(|(?:pbkdf2|scrypt)(?:Sync)?\(|generateKeyPair\w*\(|subtle\.(?!importKey|encrypt|decrypt)\w+\(|from '(?:node:)?(?:crypto-js|jose|jsonwebtoken|bcrypt\w*|md5|tweetnacl)'/;

const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|^generated\//.test(name))
  .map((name) => `src/${name}`);
const textOf = (file: string) => readFileSync(join(root, file), 'utf8');

const rowsBelow = (heading: string): string[][] =>
  (inventory.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim().replaceAll('`', '')),
    );
const files = new Map(rowsBelow('Where').map(([file = '', uses = '']) => [file, uses]));

/** What a text uses and its row does not say, or has no row. */
const faultsOf = (file: string, text: string): string[] => [
  ...signs
    .filter(([sign, uses]) => sign.test(text) && !uses.test(files.get(file) ?? ''))
    .map(([, uses]) => `${file}: ${uses.source} is not in the inventory`),
  ...(unlisted.test(text) ? [`${file}: ${unlisted.exec(text)?.[0]}`] : []),
];

describe('the inventory of cryptography', () => {
  it('names each file that uses some, and what', () => {
    expect(sources.length).toBeGreaterThan(500);
    expect(sources.flatMap((file) => faultsOf(file, textOf(file)))).toEqual([]);
  });

  it('names none that does not, nor what it does not use', () => {
    const idle = [...files].flatMap(([file, uses]) => {
      const text = sources.includes(file) ? textOf(file) : '';
      const used = signs.filter(([sign]) => sign.test(text));
      if (used.length === 0) return [`${file}: uses nothing`];
      // A name of a package says its algorithms itself.
      const said = signs.filter(([, what]) =>
        what.test(
          uses.replace(/(?:HMAC|PBKDF2)-SHA-256|[\w -]+: .*?(?=, random|$)/g, (one) => one.split(': ')[0] as string),
        ),
      );
      return said
        .filter((one) => !used.includes(one) && !/SHA-256/.test(one[1].source))
        .map(([, what]) => `${file}: no ${what.source}`);
    });
    expect(idle).toEqual([]);
  });

  it('names each purpose of a key, with its algorithm, and no other', () => {
    const asked = sources.flatMap((file) =>
      [...textOf(file).matchAll(/(?:signer|(?:ring|keys)\.for)\('([^']+)'\)|keyFor\(\w+, '([^']+)'\)/g)].map(
        ([, one, other]) => one ?? other,
      ),
    );
    const rows = rowsBelow('Keys');
    expect(rows.map(([purpose]) => purpose).sort()).toEqual([...new Set(asked)].sort());
    expect(rows.filter((row) => row.length !== 4 || row.some((cell) => cell === ''))).toEqual([]);
  });

  it('is red when a file, an algorithm or another one is added', () => {
    expect(faultsOf('src/server/new.ts', "createHash('sha256')")).toHaveLength(1);
    expect(faultsOf('src/server/session/secret.ts', "createCipheriv('aes-256-gcm', key, iv)")).toHaveLength(2);
    expect(faultsOf('src/server/audit/chain.ts', "createHash('md5')")).toHaveLength(1);
    expect(faultsOf('src/server/audit/chain.ts', "createHash('sha256')")).toEqual([]);
  });
});
