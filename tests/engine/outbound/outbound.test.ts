import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOutbound, OutboundError, retryAfterOf } from '../../../src/server/outbound/outbound.ts';
import { isPublicAddress } from '../../../src/server/outbound/public-address.ts';

/** A server that says, sends and delays what its path names. */
let server: Server;
let port: number;
let asked: string[];
const here = () => `http://127.0.0.1:${port}`;

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    if (request.url === '/large') return response.end('x'.repeat(3000));
    if (request.url === '/slow') return;
    if (request.url === '/halves') return response.write('half');
    if (request.url === '/moved') return response.writeHead(302, { location: `${here()}/` }).end();
    if (request.url === '/gone') return response.writeHead(204).end();
    if (request.url === '/busy') return response.writeHead(429, { 'retry-after': '7' }).end('{"error":"busy"}');
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => response.end(JSON.stringify({ body, type: request.headers['content-type'] })));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
  asked = [];
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const open = (more = {}) => createOutbound({ destinations: [{ origin: here(), named: true }], most: 2000, ...more });

const troubleOf = async (work: Promise<unknown>): Promise<unknown> => {
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  return error instanceof OutboundError ? error.trouble : error;
};

describe('an address', () => {
  it.each([
    '127.0.0.1',
    '127.9.9.9',
    '10.0.0.1',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '0.0.0.0',
    '100.64.0.1',
    '192.0.0.1',
    '192.0.2.1',
    '198.18.0.1',
    '198.51.100.1',
    '203.0.113.9',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    'fe80::1',
    'fe80::1%eth0',
    'fc00::1',
    'fd00:ec2::254',
    'ff02::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:db8::1',
    '2001::1',
    'nonsense',
    '',
  ])('%s is not public', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450:4001::200e'])(
    '%s is public',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );
});

describe('the way out', () => {
  it('sends to a destination, and answers what came', async () => {
    const answer = await open()(`${here()}/say?x=1`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: 'grüß',
    });
    expect([answer.status, await answer.json()]).toEqual([200, { body: 'grüß', type: 'text/plain' }]);
    expect((await open()(`${here()}/gone`)).status).toBe(204);
  });

  it('answers a refusal with how long to wait', async () => {
    const answer = await open()(`${here()}/busy`);
    expect([answer.status, retryAfterOf(answer.headers, new Date())]).toEqual([429, 7]);
  });

  it.each([
    ['/slow', 'timeout'],
    ['/halves', 'timeout'],
    ['/large', 'too-large'],
    ['/moved', 'redirected'],
  ])('to %s ends: %s', async (path, trouble) => {
    const patience = trouble === 'timeout' ? 300 : 10_000;
    expect(await troubleOf(open({ patience })(here() + path))).toBe(trouble);
  });

  it('asks nobody else, by whatever name', async () => {
    asked = [];
    const others = [
      `http://localhost:${port}/`,
      `http://127.0.0.1:${port + 1}/`,
      `https://127.0.0.1:${port}/`,
      'http://example.com/',
      `http://me:secret@127.0.0.1:${port}/`,
      'file:///etc/passwd',
      'javascript:alert(1)',
    ];
    for (const url of others) expect([url, await troubleOf(open()(url))]).toEqual([url, 'refused']);
    expect(asked).toEqual([]);
  });

  it('does not go into a private network under a name or an address that nobody has named so', async () => {
    asked = [];
    const destinations = [here(), `http://localhost:${port}`, `http://[::1]:${port}`, `http://provider.test:${port}`];
    const ask = createOutbound({
      destinations: destinations.map((origin) => ({ origin })),
      lookup: ((_host: string, _options: object, done: (...given: unknown[]) => void) =>
        done(null, [
          { address: '8.8.8.8', family: 4 },
          { address: '127.0.0.1', family: 4 },
        ])) as never,
    });
    const written = [...destinations, `http://2130706433:${port}`, `http://0x7f.1:${port}`];
    for (const url of written) expect([url, await troubleOf(ask(`${url}/`))]).toEqual([url, 'private']);
    expect(asked).toEqual([]);
  });

  it('looks at the address that it connects to, not at one before', async () => {
    asked = [];
    let looks = 0;
    const ask = createOutbound({
      destinations: [{ origin: `http://provider.test:${port}` }],
      lookup: ((_host: string, _options: object, done: (...given: unknown[]) => void) => {
        looks += 1;
        done(null, [{ address: '127.0.0.1', family: 4 }]);
      }) as never,
    });
    expect(await troubleOf(ask(`http://provider.test:${port}/`))).toBe('private');
    expect([looks, asked]).toEqual([1, []]);
  });

  it('goes elsewhere for those who may, over https and in public only', async () => {
    const ask = open({ others: true });
    expect(await troubleOf(ask(`http://localhost:${port}/`))).toBe('refused');
    expect(await troubleOf(ask('https://localhost:1/'))).toBe('private');
    expect(await troubleOf(ask('https://169.254.169.254/latest/meta-data'))).toBe('private');
  });

  it('says nothing of what was asked when it fails', async () => {
    const error = await open()('https://slack.com/api?token=xoxb-1').catch((thrown) => thrown);
    expect(String(error)).toBe('OutboundError: slack.com: refused');
  });
});

describe('Retry-After', () => {
  const now = new Date('2026-03-01T10:00:00Z');
  it.each([
    ['7', 7],
    ['Sun, 01 Mar 2026 10:01:30 GMT', 90],
    ['Sun, 01 Mar 2026 09:00:00 GMT', 0],
    ['9999999', 86_400],
    ['soon', undefined],
    ['', undefined],
  ])('"%s" is %s seconds', (given, seconds) => {
    expect(retryAfterOf(new Headers({ 'retry-after': given }), now)).toBe(seconds);
  });
});
