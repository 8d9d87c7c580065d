import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '../../src/server/db/migrations.ts';
import { StoreError } from '../../src/server/db/store-error.ts';
import { lostFiles, removePart, renamePart } from './history.ts';
import { nextNumber } from './write.ts';

type HasRun = (file: string) => Promise<boolean>;

/** Takes the last file back that has not run here, or forgets files that were taken away by hand; answers which. */
export async function undo(directory: string, hasRun: HasRun): Promise<string[]> {
  const lost = lostFiles(directory);
  const last = filesIn(directory).at(-1);
  const gone = lost.length > 0 ? lost : last ? [last.name] : [];
  for (const file of gone) {
    if (!(await hasRun(file))) continue;
    const back = lost.includes(file) ? `put it back (git checkout -- ${join(directory, file)})` : 'write another one';
    throw new StoreError(`${file} has run on this database and cannot be undone; ${back}.`);
  }
  for (const file of gone) {
    removePart(directory, file);
    rmSync(join(directory, file), { force: true });
  }
  return gone;
}

/** Gives a file that has not run here the next free number; answers its new name. */
export async function renumber(directory: string, file: string, hasRun: HasRun): Promise<string> {
  if (!filesIn(directory).some(({ name }) => name === file))
    throw new StoreError(`There is no ${file} in ${directory}.`);
  if (await hasRun(file))
    throw new StoreError(`${file} has run on this database and keeps its number; renumber the other one.`);
  const renamed = `${nextNumber(directory)}${file.slice(4)}`;
  renamePart(directory, file, renamed);
  const text = readFileSync(join(directory, file), 'utf8');
  writeFileSync(join(directory, file), text.replace(`-- ${file}`, `-- ${renamed}`));
  renameSync(join(directory, file), join(directory, renamed));
  return renamed;
}
