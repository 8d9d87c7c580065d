import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { backupAge, backupsIn, outdated } from './backups.ts';
import { type BackupSource, makeBackup } from './make-backup.ts';

export interface BackupPlan {
  directory: string;
  everyMinutes: number;
  keepDays: number;
}

const minute = 60_000;

/** Makes backups as long as the server runs; several servers on one directory make one between them. */
export function startBackups(
  plan: BackupPlan,
  source: BackupSource,
  log: Pick<FastifyBaseLogger, 'info' | 'error'>,
): () => Promise<void> {
  let working = Promise.resolve();
  const look = () => {
    working = working.then(() => backUpWhenDue(plan, source, log));
  };
  const interval = setInterval(look, Math.min(minute, (plan.everyMinutes * minute) / 4));
  interval.unref();
  look();
  return async () => {
    clearInterval(interval);
    await working;
  };
}

async function backUpWhenDue(
  plan: BackupPlan,
  source: BackupSource,
  log: Pick<FastifyBaseLogger, 'info' | 'error'>,
): Promise<void> {
  try {
    const now = new Date();
    const age = backupAge(plan.directory, now);
    if (age !== undefined && age < plan.everyMinutes * 60) return;
    mkdirSync(plan.directory, { recursive: true, mode: 0o700 });
    const file = join(plan.directory, `rapport-${now.toISOString().replace(/[:.]/g, '-')}.backup`);
    await makeBackup(source, file);
    for (const { path } of outdated(backupsIn(plan.directory), plan.keepDays, now)) rmSync(path, { force: true });
    log.info({ file }, 'backup made');
  } catch (error) {
    log.error({ err: error }, 'no backup could be made');
  }
}
