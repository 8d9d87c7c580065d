import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';
import { productionRemarks } from './production-remarks.ts';

const folder = mkdtempSync(join(tmpdir(), 'rapport-config-'));
const key = 'k3y-0123456789-abcdefghijklmnopqrstuv';
const live = { NODE_ENV: 'production', ORIGIN: 'https://x.example', SECRET_KEY: key };
const read = (env: NodeJS.ProcessEnv) => readConfig({ DATA_DIR: folder, ...env }, folder);

afterAll(() => rmSync(folder, { recursive: true }));

describe('readConfig', () => {
  it('needs nothing outside of production, and keeps one generated key', () => {
    const first = read({});
    expect(first).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      origin: 'http://localhost:3000',
      production: false,
      wireZone: 'Asia/Kolkata',
    });
    expect(first.secret).toMatch(/^[0-9a-f]{64}$/);
    expect(read({}).secret).toBe(first.secret);
    expect(statSync(join(folder, 'secret.key')).mode & 0o777).toBe(0o600);
  });

  it.each([
    ['a port that is none', { PORT: '70000' }, 'PORT must be a whole number from 0 to 65535, not "70000".'],
    ['a captcha that is none', { CAPTCHA: 'maths' }, 'CAPTCHA must be one of pow, none, recaptcha, not "maths".'],
    [
      'reCAPTCHA without its keys',
      { CAPTCHA: 'recaptcha' },
      'CAPTCHA=recaptcha needs RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET.',
    ],
    ['a gateway that is none', { SMS_URL: 'sms' }, 'SMS_URL must be the address of a gateway'],
    ['a short key', { SECRET_KEY: 'secret' }, 'SECRET_KEY must be at least 32 random characters'],
    ['a key of one letter', { SECRET_KEY: 'a'.repeat(40) }, 'SECRET_KEY must be at least 32 random characters'],
    ['another database', { DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must look like postgres://'],
    ['a mail server of another kind', { SMTP_URL: 'ftp://x' }, 'SMTP_URL must look like smtps://'],
    ['an address of bounces that is none', { BOUNCE_ADDRESS: 'Bounces' }, 'BOUNCE_ADDRESS must be an address'],
    ['a mailbox without a password', { BOUNCE_MAILBOX: 'imaps://ann@x' }, 'BOUNCE_MAILBOX must look like imaps://'],
    ['a mailbox of another kind', { BOUNCE_MAILBOX: 'pop3://a:b@x' }, 'BOUNCE_MAILBOX must look like imaps://'],
    ['a short secret of bounces', { BOUNCE_SECRET: 'whsec_c2hvcnQ=' }, 'BOUNCE_SECRET must be whsec_ and'],
    ['an origin with a path', { ORIGIN: 'https://x.example/app' }, 'ORIGIN must be a scheme and a host'],
    ['production without origin', { NODE_ENV: 'production' }, 'In production ORIGIN must say the public address'],
    ['production on http', { NODE_ENV: 'production', ORIGIN: 'http://x.example' }, 'must begin with https://'],
    ['a proxy that is no address', { TRUSTED_PROXIES: '10.0.0' }, 'TRUSTED_PROXIES must be addresses or networks'],
    [
      'a network that there is not',
      { TRUSTED_PROXIES: '10.0.0.0/33' },
      'TRUSTED_PROXIES must be addresses or networks',
    ],
    ...[
      '0.0.0.0/0',
      '0.0.0.0/00',
      '::/0',
      '0.0.0.0/1, 128.0.0.0/1',
      '64.0.0.0/4',
      '2000::/3',
      '::ffff:0:0/96',
      '10.0.0.0/8, ::/64',
      [1, 34, 66].map((first) => `${first}.0.0.0/8`).join(),
    ].map((list): [string, NodeJS.ProcessEnv, string] => [
      `trust in everyone (${list})`,
      { TRUSTED_PROXIES: list },
      'TRUSTED_PROXIES covers (almost) everyone',
    ]),
    ['a captcha that asks nothing, in production', { ...live, CAPTCHA: 'none' }, 'In production CAPTCHA must be'],
    ...['0.0.0.0', '::', '192.168.1.5', 'rapport.local', '127.0.0.1.nip.io', '::ffff:10.0.0.1'].map(
      (HOST): [string, NodeJS.ProcessEnv, string] => [
        `a demo that others reach (${HOST})`,
        { HOST },
        'HOST must be 127.0.0.1 or another address that only this machine reaches',
      ],
    ),
    ['a short token of metrics', { METRICS_TOKEN: 'secret' }, 'METRICS_TOKEN must be at least 24 random characters'],
    ['metrics for everyone', { METRICS_NETWORKS: '0.0.0.0/0' }, 'METRICS_NETWORKS covers (almost) everyone'],
    ['an unknown zone', { WIRE_ZONE: 'Mars/Base' }, 'WIRE_ZONE must be a time zone'],
    ['an unknown log level', { LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of'],
    ['a data directory that is a file', { DATA_DIR: '/dev/null/x' }, 'cannot be'],
  ])('refuses %s with one sentence', (_, env, sentence) => {
    expect(() => read(env)).toThrow(ConfigError);
    expect(() => read(env)).toThrow(sentence);
  });

  it.each(['127.0.0.1', '127.9.0.1', '::1', 'localhost'])('lets a demo listen on %s', (HOST) => {
    expect(read({ HOST }).host).toBe(HOST);
  });

  const [mail, database] = [{ SMTP_URL: 'smtps://a:b@mail' }, { DATABASE_URL: 'postgres://a:b@db/rapport' }];
  it.each<[string, NodeJS.ProcessEnv, RegExp[]]>([
    ['neither is set', live, [/SMTP_URL is not set: mails stay/, /DATABASE_URL is not set: the embedded database/]],
    ['mails would stay', { ...live, ...database }, [/SMTP_URL is not set/]],
    ['the database is the embedded one', { ...live, ...mail }, [/DATABASE_URL is not set/]],
    ['nothing, where both are set', { ...live, ...mail, ...database }, []],
    ['nothing in a demo', {}, []],
  ])('says in production that %s', (_, env, sentences) => {
    expect(productionRemarks(read(env))).toEqual(sentences.map((sentence) => expect.stringMatching(sentence)));
  });

  it('lets production listen anywhere', () => {
    expect(read({ ...live, HOST: '0.0.0.0' }).host).toBe('0.0.0.0');
  });

  it('takes production settings as they are', () => {
    expect(
      read({
        NODE_ENV: 'production',
        ORIGIN: 'https://rapport.example/',
        SECRET_KEY: key,
        TRUSTED_PROXIES: '10.0.0.0/8, ::1',
      }),
    ).toMatchObject({
      production: true,
      origin: 'https://rapport.example',
      secret: key,
      trustedProxies: ['10.0.0.0/8', '::1'],
      logLevel: 'info',
    });
  });
});
