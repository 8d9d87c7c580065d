import { randomBytes } from 'node:crypto';
import { chmodSync, linkSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from './config-error.ts';
import { makeDirectory, whyNotWritten } from './directory.ts';
import type { KeyRing, Keys } from './session/key-ring.ts';

export const newKey = (): string => randomBytes(32).toString('hex');

const keyFile = (dataDir: string): string => join(dataDir, 'secret.key');

/** A given key, else the one that is kept beside the data, made on the first start. */
export function readKeys(env: NodeJS.ProcessEnv, dataDir: string): Keys {
  return givenKeys(env) ?? keptOrMade(dataDir);
}

export function givenKeys(env: NodeJS.ProcessEnv): Keys | undefined {
  const [secret, secretBefore] = [given(env, 'SECRET_KEY'), given(env, 'SECRET_KEY_BEFORE')];
  if (secretBefore && !secret) throw new ConfigError('SECRET_KEY_BEFORE says which key SECRET_KEY takes the place of.');
  return secret ? { secret, ...(secretBefore && { secretBefore }) } : undefined;
}

function given(env: NodeJS.ProcessEnv, name: string): string | undefined {
  const value = env[name]?.trim();
  if (!value || isKey(value)) return value || undefined;
  throw new ConfigError(`${name} must be at least 32 random characters, for example from: openssl rand -hex 32`);
}

function keptOrMade(dataDir: string): Keys {
  const file = keyFile(dataDir);
  try {
    return keptKeys(file);
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    if (!['ENOENT', 'ENOTDIR'].includes(reason(error)))
      throw new ConfigError(`The key in ${file} cannot be read (${reason(error)}).`);
  }
  try {
    makeDirectory(dataDir);
    // Made aside and linked: of two first starts at once one makes the key and the other reads it, and never a part of it.
    const aside = written(file, { secret: newKey() });
    try {
      linkSync(aside, file);
    } finally {
      rmSync(aside, { force: true });
    }
  } catch (error) {
    if (reason(error) !== 'EEXIST')
      throw new ConfigError(
        `The data directory ${dataDir} cannot be written to: ${whyNotWritten(error)}; choose another with DATA_DIR.`,
      );
  }
  return keptKeys(file);
}

/** In the place of what is there, at once: anyone who reads finds the former keys or these. */
export function keepKeys(dataDir: string, keys: Keys): void {
  const file = keyFile(dataDir);
  renameSync(written(file, keys), file);
}

/** The present key on the first line; while it takes the place of another, that one on the second. */
function written(file: string, { secret, secretBefore }: Keys): string {
  const aside = `${file}.${process.pid}`;
  writeFileSync(aside, `${[secret, secretBefore].filter(Boolean).join('\n')}\n`, { mode: 0o600, flush: true });
  chmodSync(aside, 0o600);
  return aside;
}

/** What is signed with half a key, or none, can be forged by anyone. */
export function keptKeys(file: string): Keys {
  const [secret = '', ...before] = readFileSync(file, 'utf8').trim().split(/\s+/);
  if (!isKey(secret) || before.length > 1 || !before.every(isKey))
    throw new ConfigError(
      `The key in ${file} is damaged; restore it, or remove the file to have another made (links sent before will not work).`,
    );
  return { secret, ...(before[0] && { secretBefore: before[0] }) };
}

const watchMilliseconds = 2000;
/** Until every server has seen a changed file. */
export const noticedAfter = 3 * watchMilliseconds;

/** A key that is changed while servers run is taken up by all of them. */
export function watchKeys(
  dataDir: string,
  ring: KeyRing,
  log: { error(details: object, message: string): void },
): () => void {
  const file = keyFile(dataDir);
  const changed = () => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  let seen = changed();
  const interval = setInterval(() => {
    const now = changed();
    if (now === seen || now === 0) return;
    seen = now;
    try {
      ring.change(keptKeys(file));
    } catch (err) {
      log.error({ err }, 'the changed key cannot be used');
    }
  }, watchMilliseconds);
  interval.unref();
  return () => clearInterval(interval);
}

const isKey = (key: string): boolean => key.length >= 32 && new Set(key).size >= 8;

const reason = (error: unknown) => (error as NodeJS.ErrnoException).code ?? String(error);
