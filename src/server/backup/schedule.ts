import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { whileFree } from '../db/lock.ts';
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
  const work = async () => {
    if (isDue(plan)) log.info({ file: await backUp(plan, source) }, 'backup made');
  };
  try {
    if (!isDue(plan)) return;
    if (source.databaseUrl) await whileFree(source.databaseUrl, 'backup', work);
    else await work();
  } catch (error) {
    log.error({ err: error }, 'no backup could be made');
  }
}

function isDue({ directory, everyMinutes }: BackupPlan): boolean {
  const age = backupAge(directory, new Date());
  return age === undefined || age >= everyMinutes * 60;
}

async function backUp({ directory, keepDays }: BackupPlan, source: BackupSource): Promise<string> {
  const now = new Date();
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const file = join(directory, `rapport-${now.toISOString().replace(/[:.]/g, '-')}.backup`);
  await makeBackup(source, file);
  for (const { path } of outdated(backupsIn(directory), keepDays, now)) rmSync(path, { force: true });
  return file;
}
