/**
 * npm run migrate                  applies what is missing to the database of DATABASE_URL, or in DATA_DIR
 * npm run migrate -- new <name>    writes the next SQL file from what the entity documents say
 * npm run migrate -- check         fails when the documents say something that no migration does
 */
import { join, relative } from 'node:path';
import { assertIsolation } from '../src/server/db/isolation.ts';
import { applyMigrations } from '../src/server/db/migrations.ts';
import { openStore } from '../src/server/db/open.ts';
import { StoreError } from '../src/server/db/store-error.ts';
import { buildArtifacts, loadDocuments } from './codegen/api.ts';
import { difference } from './migrate/difference.ts';
import { snapshotOf } from './migrate/snapshot.ts';
import { readSnapshot, type Written, writeMigration } from './migrate/write.ts';

const directory = 'schemas/migrations';
const print = (line: string) => process.stdout.write(`${line}\n`);

async function main([command, ...rest]: string[]): Promise<number> {
  if (command === undefined) return apply();
  if (command === 'new') return write(rest.join(' '));
  if (command === 'check') return check();
  print(`There is no "${command}". Say: npm run migrate, npm run migrate -- new <name>, or npm run migrate -- check.`);
  return 1;
}

function entities() {
  return buildArtifacts(loadDocuments(['schemas'])).artifacts.entities;
}

async function apply(): Promise<number> {
  const log = { info() {}, warn: (_details: object, message: string) => print(message) };
  const store = await openStore({
    databaseUrl: process.env.DATABASE_URL,
    dataDir: process.env.DATA_DIR ?? '.data',
    log,
  });
  try {
    const applied = await applyMigrations(store, directory);
    await assertIsolation(store);
    print(applied.length > 0 ? `Applied ${applied.join(', ')}.` : 'Nothing to apply.');
    return 0;
  } finally {
    await store.close();
  }
}

async function write(name: string): Promise<number> {
  if (!name) {
    print('Say what the migration is for: npm run migrate -- new add-nickname');
    return 1;
  }
  const written = await writeMigration(directory, name, entities());
  tell(written);
  if (written.refusals.length > 0) return 1;
  print(
    written.path
      ? `Wrote ${relative('', written.path)}. Read it, then: npm run migrate`
      : 'The migrations already do what the documents say.',
  );
  return 0;
}

async function check(): Promise<number> {
  const documents = entities();
  const found = await difference(readSnapshot(join(directory, 'snapshot.json')), snapshotOf(documents), documents);
  if (found.sql === '') return 0;
  tell(found);
  print('The entity documents say more than the migrations do: npm run migrate -- new <name>');
  return 1;
}

function tell({ says, refusals }: Written): void {
  for (const line of says) print(`  ${line}`);
  for (const line of refusals) print(`  not possible: ${line}.`);
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof StoreError)) throw error;
  const running = / is in use by /.test(error.sentence);
  print(running ? `${error.sentence} A server applies new migrations by itself when it starts.` : error.sentence);
  process.exitCode = 1;
}
