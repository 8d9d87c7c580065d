/**
 * npm run migrate                          applies what is missing to the database of DATABASE_URL, or in DATA_DIR
 * npm run migrate -- new <name>            writes the next SQL file from what the entity documents say
 * npm run migrate -- check                 fails when documents and migrations differ
 * npm run migrate -- undo                  takes the last file back, when it has not run
 * npm run migrate -- renumber <file>       gives a file the next free number
 * npm run migrate -- distribute            prints the SQL that spreads the tables over a Citus cluster
 * --drop <table> or --drop <table.column>  beside new and when applying: lets go what the documents say may go
 */
import { relative } from 'node:path';
import { StoreError } from '../src/server/db/store-error.ts';
import { usedInCode } from './codegen/source-use.ts';
import { difference } from './migrate/difference.ts';
import { distributeSql } from './migrate/distribute.ts';
import { applyHere, hasRunHere, lossesHere } from './migrate/here.ts';
import { readSnapshot } from './migrate/history.ts';
import { renumber, undo } from './migrate/mend.ts';
import { faultsOfReplay } from './migrate/replay.ts';
import { snapshotOf } from './migrate/snapshot.ts';
import { soundDocuments } from './migrate/sound-documents.ts';
import { toldOf } from './migrate/told.ts';
import { writeMigration } from './migrate/write.ts';

const directory = 'schemas/migrations';
const print = (line: string) => process.stdout.write(`${line}\n`);

async function main(args: string[]): Promise<number> {
  const { words, drop } = parsed(args);
  const [command, ...rest] = words;
  if (command === undefined) return applyHere(directory, drop, print).then(() => 0);
  if (command === 'new') return write(rest.join(' '), drop);
  if (command === 'check') return check();
  if (command === 'undo') return takeBack();
  if (command === 'renumber') return number(rest[0]);
  if (command === 'distribute') return distribute();
  print(`There is no "${command}". Say nothing, or one of: new <name>, check, undo, renumber <file>, distribute.`);
  return 1;
}

function parsed(args: string[]): { words: string[]; drop: string[] } {
  const words: string[] = [];
  const drop: string[] = [];
  for (let at = 0; at < args.length; at++) {
    const arg = args[at] as string;
    if (arg !== '--drop') words.push(arg);
    else drop.push(...(args[++at] ?? '').split(',').filter(Boolean));
  }
  return { words, drop };
}

const documents = () => soundDocuments(['schemas'], usedInCode('src'));

async function write(name: string, drop: string[]): Promise<number> {
  if (!name) {
    print('Say what the migration is for: npm run migrate -- new add-nickname');
    return 1;
  }
  const { entities, removable } = documents();
  const written = await writeMigration(directory, name, entities, { removable, drop });
  const losses = written.drops.length > 0 ? await lossesHere(written.drops) : [];
  for (const line of toldOf(written, name, losses)) print(line);
  if (written.path) print(`Wrote ${relative('', written.path)}. Read it, then: npm run migrate`);
  else if (written.sql === '') print('The migrations already do what the documents say.');
  return written.path || written.sql === '' ? 0 : 1;
}

async function check(): Promise<number> {
  const { entities } = documents();
  const snapshot = readSnapshot(directory);
  const found = await difference(snapshot, snapshotOf(entities), entities);
  for (const line of found.says) print(`  ${line}`);
  for (const line of found.refusals) print(`  not possible: ${line}.`);
  if (found.sql !== '') print('The documents say something else than the migrations: npm run migrate -- new <name>');
  const faults = await faultsOfReplay(directory, snapshot);
  for (const line of faults) print(`  ${line}`);
  if (faults.length > 0) print('Put the SQL right, or take the last file back: npm run migrate -- undo');
  return found.sql === '' && faults.length === 0 ? 0 : 1;
}

async function takeBack(): Promise<number> {
  const gone = await undo(directory, hasRunHere);
  print(gone.length > 0 ? `Took back ${gone.join(', ')}.` : 'There is nothing to take back.');
  return 0;
}

function distribute(): number {
  print(distributeSql(documents().entities));
  return 0;
}

async function number(file: string | undefined): Promise<number> {
  if (file === undefined) throw new StoreError('Say which: npm run migrate -- renumber 0002_nickname.sql');
  print(`${file} is ${await renumber(directory, file, hasRunHere)} now.`);
  return 0;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof StoreError)) throw error;
  print(error.sentence);
  process.exitCode = 1;
}
