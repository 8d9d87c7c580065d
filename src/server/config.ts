import { join, resolve } from 'node:path';
import type { BackupPlan } from './backup/schedule.ts';
import { ConfigError } from './config-error.ts';
import { type ConnectionSettings, readConnections } from './connections/settings.ts';
import { type BucketSettings, readBucket } from './files/bucket.ts';
import { type GenaiSettings, readGenai } from './genai/settings.ts';
import { readProviders } from './identity/config.ts';
import type { ProviderConfig } from './identity/providers.ts';
import { isLoopback } from './listen.ts';
import { type BounceSettings, readBounces } from './mail/bounce-settings.ts';
import { faultOf } from './proxies.ts';
import { usualMemory } from './records/held.ts';
import { readKeys } from './secret-key.ts';

/** What the operator may set, all by environment variables; the table in README.md lists them in this order. */
export interface Config {
  production: boolean;
  port: number;
  host: string;
  /** Absolute. Holds the embedded database, files and the generated key. */
  dataDir: string;
  /** Where files lie instead. */
  bucket?: BucketSettings;
  /** PostgreSQL; without it the embedded database in `dataDir` is used. */
  databaseUrl?: string;
  /** As whom calls and jobs sign in there; default: as in `databaseUrl`, who owns the tables. */
  logins: { calls?: string; system?: string };
  /** Public origin without trailing slash. */
  origin: string;
  secret: string;
  /** While `secret` takes its place; see `rotate-key`. */
  secretBefore?: string;
  /** Absent: nobody but the operator makes backups. */
  backups?: BackupPlan;
  smtpUrl?: string;
  mailFrom: string;
  /** How it becomes known that a mail came back. */
  bounces: BounceSettings;
  /** Where requests to support go. */
  operatorMail?: string;
  /** What stands in a program's way where a password alone would open much. */
  captcha: { kind: 'none' | 'pow' | 'recaptcha'; siteKey?: string; siteSecret?: string };
  /** By whom people may sign in besides. */
  providers: ProviderConfig[];
  /** Whose accounts may be connected. */
  connections: ConnectionSettings;
  /** Service that completes texts; absent: nothing is asked outside. */
  genai?: GenaiSettings;
  /** Gateway for text messages; without it nobody is offered one. */
  textMessages?: { url: string; token?: string };
  /** For how long a server that is to stop goes on serving. */
  drainSeconds: number;
  idleMinutes: number;
  absoluteHours: number;
  /** Networks whose X-Forwarded-For is believed. */
  trustedProxies: string[];
  /** Who is told the figures of `/metrics`; nobody without one of the two. */
  metrics: { token?: string; networks: string[] };
  logLevel: string;
  product: string;
  wireZone: string;
  /** In MB, of the records that are held so that figures of any selection are made of them. */
  figuresMemory: number;
  /** People of the demo company made on the first start. */
  demoPeople: number;
  /** How many admins its plan includes. */
  demoAdmins: number;
}

export { ConfigError };

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

export function readConfig(env: NodeJS.ProcessEnv, root: string): Config {
  const production = env.NODE_ENV === 'production';
  const port = number(env, 'PORT', 3000, 0, 65535);
  const config: Omit<Config, 'secret'> = {
    production,
    port,
    host: host(env, production),
    ...readPlace(env, root),
    logins: {
      calls: databaseUrl(env, 'DATABASE_CALLS_URL'),
      system: databaseUrl(env, 'DATABASE_SYSTEM_URL'),
    },
    backups: backups(env),
    origin: origin(env, port, production),
    smtpUrl: smtpUrl(env),
    mailFrom: text(env.MAIL_FROM) ?? 'Rapport <no-reply@localhost>',
    bounces: sentence(() => readBounces(env)),
    operatorMail: text(env.OPERATOR_MAIL),
    captcha: captcha(env, production),
    providers: sentence(() => readProviders(env, production)),
    connections: sentence(() => readConnections(env, production)),
    genai: sentence(() => readGenai(env, production)),
    textMessages: textMessages(env),
    drainSeconds: number(env, 'DRAIN_SECONDS', 0, 0, 5),
    figuresMemory: number(env, 'FIGURES_MEMORY', usualMemory, 0, 4000),
    idleMinutes: number(env, 'SESSION_IDLE_MINUTES', 30, 1, 1440),
    absoluteHours: number(env, 'SESSION_MAX_HOURS', 12, 1, 720),
    trustedProxies: networks(env, 'TRUSTED_PROXIES'),
    metrics: { token: metricsToken(env), networks: networks(env, 'METRICS_NETWORKS') },
    logLevel: oneOf(env, 'LOG_LEVEL', logLevels, production ? 'info' : 'warn'),
    product: text(env.PRODUCT) ?? 'rapport',
    wireZone: zone(env),
    demoPeople: number(env, 'DEMO_PEOPLE', 600, 10, 1_000_000),
    demoAdmins: number(env, 'DEMO_ADMINS', 5, 1, 1000),
  };
  return { ...config, ...readKeys(env, config.dataDir) };
}

/** Where the data is: all that a command needs that does not serve. */
export function readPlace(env: NodeJS.ProcessEnv, root: string): Pick<Config, 'dataDir' | 'bucket' | 'databaseUrl'> {
  return {
    dataDir: resolve(text(env.DATA_DIR) ?? join(root, '.data')),
    bucket: sentence(() => readBucket(env)),
    databaseUrl: databaseUrl(env, 'DATABASE_URL'),
  };
}

function backups(env: NodeJS.ProcessEnv): BackupPlan | undefined {
  const directory = text(env.BACKUP_DIR);
  const everyMinutes = number(env, 'BACKUP_EVERY', 15, 1, 10_080);
  const keepDays = number(env, 'BACKUP_KEEP_DAYS', 14, 1, 3650);
  return directory ? { directory: resolve(directory), everyMinutes, keepDays } : undefined;
}

const text = (value: string | undefined) => value?.trim() || undefined;

function number(env: NodeJS.ProcessEnv, name: string, fallback: number, least: number, most: number): number {
  const given = text(env[name]);
  if (given === undefined) return fallback;
  const value = Number(given);
  if (!Number.isInteger(value) || value < least || value > most) {
    throw new ConfigError(`${name} must be a whole number from ${least} to ${most}, not "${given}".`);
  }
  return value;
}

function oneOf(env: NodeJS.ProcessEnv, name: string, choices: string[], fallback: string): string {
  const given = text(env[name]) ?? fallback;
  if (!choices.includes(given)) throw new ConfigError(`${name} must be one of ${choices.join(', ')}, not "${given}".`);
  return given;
}

/** The password of a demo's accounts is known to everyone. */
function host(env: NodeJS.ProcessEnv, production: boolean): string {
  const given = text(env.HOST) ?? '127.0.0.1';
  if (production || isLoopback(given)) return given;
  throw new ConfigError(
    `HOST must be 127.0.0.1 or another address that only this machine reaches, not "${given}": a demo's passwords are known (NODE_ENV=production has none).`,
  );
}

function metricsToken(env: NodeJS.ProcessEnv): string | undefined {
  const given = text(env.METRICS_TOKEN);
  if (given === undefined || (given.length >= 24 && new Set(given).size >= 8)) return given;
  throw new ConfigError('METRICS_TOKEN must be at least 24 random characters.');
}

function captcha(env: NodeJS.ProcessEnv, production: boolean): Config['captcha'] {
  const kind = oneOf(env, 'CAPTCHA', ['pow', 'none', 'recaptcha'], 'pow') as Config['captcha']['kind'];
  if (kind === 'none' && production)
    throw new ConfigError(
      'In production CAPTCHA must be pow or recaptcha: with none a program could try codes at will.',
    );
  if (kind !== 'recaptcha') return { kind };
  const [siteKey, siteSecret] = [text(env.RECAPTCHA_SITE_KEY), text(env.RECAPTCHA_SECRET)];
  if (!siteKey || !siteSecret)
    throw new ConfigError('CAPTCHA=recaptcha needs RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET.');
  return { kind, siteKey, siteSecret };
}

function sentence<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new ConfigError((error as Error).message);
  }
}

function textMessages(env: NodeJS.ProcessEnv): Config['textMessages'] {
  const url = text(env.SMS_URL);
  if (!url) return undefined;
  if (!URL.canParse(url) || !/^https?:\/\//.test(url))
    throw new ConfigError(
      `SMS_URL must be the address of a gateway, such as https://sms.example.com/send, not "${url}".`,
    );
  return { url, token: text(env.SMS_TOKEN) };
}

type DatabaseUrl = 'DATABASE_URL' | 'DATABASE_CALLS_URL' | 'DATABASE_SYSTEM_URL';

function databaseUrl(env: NodeJS.ProcessEnv, name: DatabaseUrl): string | undefined {
  const given = text(env[name]);
  if (given === undefined || /^postgres(ql)?:\/\/./.test(given)) return given;
  throw new ConfigError(`${name} must look like postgres://user:password@host:5432/database.`);
}

function smtpUrl(env: NodeJS.ProcessEnv): string | undefined {
  const given = text(env.SMTP_URL);
  if (given === undefined || (/^smtps?:\/\/./.test(given) && URL.canParse(given))) return given;
  throw new ConfigError('SMTP_URL must look like smtps://user:password@host:465.');
}

function origin(env: NodeJS.ProcessEnv, port: number, production: boolean): string {
  const given = text(env.ORIGIN);
  if (!given) {
    if (production)
      throw new ConfigError('In production ORIGIN must say the public address, such as https://rapport.example.com.');
    return `http://localhost:${port}`;
  }
  const url = URL.canParse(given) ? new URL(given) : null;
  if (!url?.protocol.startsWith('http') || url.pathname !== '/' || url.search || url.hash) {
    throw new ConfigError(`ORIGIN must be a scheme and a host, such as https://rapport.example.com, not "${given}".`);
  }
  // Cookies and passwords would cross the network in the clear.
  if (production && url.protocol !== 'https:')
    throw new ConfigError(`In production ORIGIN must begin with https://, not "${given}".`);
  return url.origin;
}

function networks(env: NodeJS.ProcessEnv, name: 'TRUSTED_PROXIES' | 'METRICS_NETWORKS'): string[] {
  const list = (text(env[name]) ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
  const fault = faultOf(list, name);
  if (fault) throw new ConfigError(fault);
  return list;
}

function zone(env: NodeJS.ProcessEnv): string {
  const given = text(env.WIRE_ZONE) ?? 'Asia/Kolkata';
  try {
    new Intl.DateTimeFormat('en', { timeZone: given });
    return given;
  } catch {
    throw new ConfigError(`WIRE_ZONE must be a time zone such as Asia/Kolkata, not "${given}".`);
  }
}
