import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

interface Kept {
  path: string;
  at: Date;
}

const name = /^rapport-.*\.backup$/;
const [hour, day] = [3_600_000, 86_400_000];

/** Newest first. */
export function backupsIn(directory: string): Kept[] {
  try {
    return readdirSync(directory)
      .filter((file) => name.test(file))
      .map((file) => ({ path: join(directory, file), at: statSync(join(directory, file)).mtime }))
      .sort((a, b) => b.at.getTime() - a.at.getTime());
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** Seconds since the last backup; undefined when there is none. */
export function backupAge(directory: string, now: Date): number | undefined {
  const [newest] = backupsIn(directory);
  return newest && (now.getTime() - newest.at.getTime()) / 1000;
}

/** All of the last two hours, the last one of each hour of a day, and of each day as long as they are kept. */
export function outdated(backups: readonly Kept[], keepDays: number, now: Date): Kept[] {
  const taken = new Set<string>();
  return backups.filter(({ at }) => {
    const age = now.getTime() - at.getTime();
    if (age <= 2 * hour) return false;
    const span = age <= day ? hour : day;
    const slot = `${span} ${Math.floor(at.getTime() / span)}`;
    if (age > keepDays * day || taken.has(slot)) return true;
    taken.add(slot);
    return false;
  });
}
