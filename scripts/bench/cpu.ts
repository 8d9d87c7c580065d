import { readdirSync, readFileSync } from 'node:fs';

/** Milliseconds of a tick of /proc/<pid>/stat: USER_HZ is 100 on every Linux. */
const tick = 10;

interface Stat {
  parent: number;
  own: number;
  /** Of children that have ended. */
  ended: number;
}

function stat(pid: number | string): Stat | null {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The command stands in brackets and may hold spaces: count from behind it.
    const fields = line
      .slice(line.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const at = (number: number) => fields[number - 3] ?? 0;
    return { parent: at(4), own: (at(14) + at(15)) * tick, ended: (at(16) + at(17)) * tick };
  } catch {
    return null;
  }
}

/** Milliseconds of processor that a process has used so far, in user and system mode. */
export function cpuOf(pid: number): number {
  return stat(pid)?.own ?? 0;
}

/** The process that forked a backend of PostgreSQL. */
export const postmasterOf = (backend: number): number => stat(backend)?.parent ?? 0;

/** Milliseconds that all processes of a PostgreSQL have used, ended ones too, without the backends of `except`. */
export function cpuOfPostgres(postmaster: number, except: readonly number[] = []): number {
  const top = stat(postmaster);
  if (!top) return 0;
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && !except.includes(Number(name)))
    .map(stat)
    .filter((child) => child?.parent === postmaster);
  return children.reduce((total, child) => total + (child?.own ?? 0), top.own + top.ended);
}

/** Megabytes in memory: now, and the most there were. */
export function memoryOf(pid: number): { now: number; peak: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const of = (name: string) => Math.round(Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1] ?? 0) / 1024);
  return { now: of('VmRSS'), peak: of('VmHWM') };
}
