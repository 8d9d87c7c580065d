import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, readlinkSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { StoreError } from './store-error.ts';

/**
 * PGlite has no lock of its own: two processes on one directory lose rows in silence. So there is a file beside it
 * that names its holder, and its holder touches it every few seconds.
 * On the same machine the process table says whether the holder lives; from another machine (or container) only
 * the touching can be seen.
 */
interface Holder {
  pid: number;
  /** Tells this process from a later one with the same number. */
  started: string;
  /** Machine, boot and process namespace: only within the same one does a pid say anything. */
  place: string;
  token: string;
}

const beatMilliseconds = 5_000;
const silentMilliseconds = 20_000;

interface DirectoryLock {
  release(): void;
}

/** Throws a StoreError at once when another process holds it; a dead one's lock is taken over. */
export function lockDirectory(path: string, directory: string): DirectoryLock {
  const holder: Holder = { pid: process.pid, started: startOf(process.pid) ?? '', place: place(), token: randomUUID() };
  for (let attempt = 0; !claim(path, holder); attempt += 1) {
    const present = read(path);
    if (present && isAlive(path, present)) throw held(directory, present);
    if (attempt === 20) throw held(directory, present);
    if (present) takeOver(path, present, holder);
  }
  const beat = setInterval(() => touch(path), beatMilliseconds);
  beat.unref();
  const release = () => {
    clearInterval(beat);
    process.off('exit', release);
    if (read(path)?.token === holder.token) rmSync(path, { force: true });
  };
  process.on('exit', release);
  return { release };
}

/** A whole file appears at once: it is written aside and linked, which fails when the name is taken. */
function claim(path: string, holder: Holder): boolean {
  const aside = `${path}.${holder.token}`;
  writeFileSync(aside, JSON.stringify(holder), { mode: 0o600 });
  try {
    linkSync(aside, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

/**
 * Of several that find the same dead holder only one may remove its file, else the second would remove the
 * first one's new lock: the right to remove is itself a file, named after the dead holder.
 */
function takeOver(path: string, dead: Holder, holder: Holder): void {
  const right = `${path}.after-${dead.token}`;
  if (!claim(right, holder)) {
    const other = read(right);
    if (other && isAlive(right, other)) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
    else rmSync(right, { force: true });
    return;
  }
  if (read(path)?.token === dead.token) rmSync(path, { force: true });
  rmSync(right, { force: true });
}

function read(path: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Holder;
  } catch {
    return undefined;
  }
}

function isAlive(path: string, holder: Holder): boolean {
  if (holder.place === place()) return startOf(holder.pid) === holder.started;
  try {
    return Date.now() - statSync(path).mtimeMs < silentMilliseconds;
  } catch {
    return false;
  }
}

function touch(path: string): void {
  const now = new Date();
  try {
    utimesSync(path, now, now);
  } catch {}
}

function held(directory: string, holder: Holder | undefined): StoreError {
  const who = holder?.place === place() ? `process ${holder.pid}` : 'a process on another machine';
  return new StoreError(
    `The data directory ${directory} is in use by ${who}; stop it first, or choose another DATA_DIR.`,
  );
}

let here: string | undefined;
function place(): string {
  here ??= [hostname(), firstLine('/proc/sys/kernel/random/boot_id'), link('/proc/self/ns/pid')].join(' ');
  return here;
}

/** Start time of a living process; undefined when there is none (or it only waits to be buried). */
function startOf(pid: number): string | undefined {
  const stat = firstLine(`/proc/${pid}/stat`);
  if (stat) {
    // The name in parentheses may hold anything; the fields are counted behind it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' || fields[0] === 'X' ? undefined : fields[19];
  }
  if (process.platform === 'linux') return undefined;
  return startElsewhere(pid);
}

function startElsewhere(pid: number): string | undefined {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return undefined;
  }
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return 'unknown';
  }
}

function firstLine(path: string): string {
  try {
    return readFileSync(path, 'utf8').split('\n', 1)[0] ?? '';
  } catch {
    return '';
  }
}

function link(path: string): string {
  try {
    return readlinkSync(path);
  } catch {
    return '';
  }
}
