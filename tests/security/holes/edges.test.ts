import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wholeFile } from '../../../src/server/backup/whole-file.ts';
import { ConfigError, readConfig } from '../../../src/server/config.ts';
import { patience } from '../../support/patience.ts';
import { type ProductServer, productServer } from '../../support/product-app.ts';

/** What lies outside of routes: the socket, the key, the backup. */

const directory = mkdtempSync(join(tmpdir(), 'rapport-test-'));
let server: ProductServer;
let port = 0;
beforeAll(async () => {
  server = await productServer({ employees: 0 });
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  port = (server.app.server.address() as { port: number }).port;
}, patience);
afterAll(async () => {
  await server.close();
  rmSync(directory, { recursive: true });
});

const talk = (text: string) =>
  new Promise<string>((resolve, reject) => {
    let told = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (chunk) => {
      told += String(chunk);
    });
    socket.on('close', () => resolve(told));
    socket.on('error', reject);
  });

describe('what is no HTTP', () => {
  it.each([
    ['nonsense', 'nonsense\r\n\r\n'],
    ['a header that is too long', `GET / HTTP/1.1\r\nhost: x\r\nx-long: ${'x'.repeat(40_000)}\r\n\r\n`],
    ['two lengths', 'POST /auth/login HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n{}'],
    [
      'length and chunks',
      'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
  ])('is refused in the one shape, with the headers of every answer: %s', async (_, text) => {
    const [head = '', body = ''] = (await talk(text)).split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 400 /);
    expect(head).toContain("content-security-policy: default-src 'none'");
    expect(head).toContain('x-content-type-options: nosniff');
    expect(JSON.parse(body)).toMatchObject({ status: 400, code: 'Invalid', message: expect.any(String) });
  });

  it.each(['TRACE', 'TRACK', 'CONNECT'])('says nothing back of what it was sent by %s', async (method) => {
    const told = await talk(
      `${method} /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\nx-secret: told-nobody\r\n\r\n`,
    );
    expect(told).not.toMatch(/^HTTP\/1\.1 2/);
    expect(told).not.toContain('told-nobody');
  });
});

describe('the key', () => {
  it.each(['', 'short', '\n', 'a'.repeat(64)])('is not taken from a damaged file: %j', (text) => {
    writeFileSync(join(directory, 'secret.key'), text);
    expect(() => readConfig({ DATA_DIR: directory }, directory)).toThrow(ConfigError);
  });

  it('is made whole, for its owner only, and kept', () => {
    rmSync(join(directory, 'secret.key'));
    const { secret } = readConfig({ DATA_DIR: directory }, directory);
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    expect(statSync(join(directory, 'secret.key')).mode & 0o777).toBe(0o600);
    expect(readConfig({ DATA_DIR: directory }, directory).secret).toBe(secret);
  });
});

describe('a backup', () => {
  it('is readable by its owner only, no matter who writes it', async () => {
    const file = join(directory, 'today.backup');
    const umask = process.umask(0o000);
    try {
      await wholeFile(file, async (aside) => writeFileSync(aside, 'everything'));
    } finally {
      process.umask(umask);
    }
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });
});
