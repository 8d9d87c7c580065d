import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildArtifacts, emitFiles, loadDocuments } from '../../scripts/codegen/api.ts';
import { differences } from '../../scripts/migrate/compared.ts';
import { readSnapshot } from '../../scripts/migrate/history.ts';
import { renumber } from '../../scripts/migrate/mend.ts';
import { faultsOfReplay } from '../../scripts/migrate/replay.ts';
import { writeMigration } from '../../scripts/migrate/write.ts';

/** Two people, each on a branch of their own, add a field to the same entity of the library. */

let folder: string;
const migrations = () => join(folder, 'schemas/migrations');
const entity = () => join(folder, 'schemas/lending/book.entity.json');
const artifacts = () => buildArtifacts(loadDocuments([join(folder, 'schemas')])).artifacts;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rapport-merging-'));
  cpSync('tests/engine/library/schemas', join(folder, 'schemas'), { recursive: true });
  git('init', '-q', '-b', 'main');
  await committed('start');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function git(...args: string[]): string {
  const person = ['-c', 'user.name=Test', '-c', 'user.email=test@localhost'];
  return execFileSync('git', [...person, ...args], { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
}

/** What `npm run codegen` writes and says. */
async function codegen(): Promise<string[]> {
  for (const [path, text] of Object.entries(await emitFiles(artifacts()))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return differences(artifacts().entities, migrations());
}

async function committed(name: string): Promise<void> {
  await codegen();
  await writeMigration(migrations(), name, artifacts().entities);
  git('add', '-A');
  git('commit', '-qm', name);
}

async function addField(branch: string, name: string, before: string): Promise<void> {
  git('checkout', '-q', '-b', branch, 'main');
  const text = readFileSync(entity(), 'utf8');
  const field = `"${name}": { "type": "string", "title": "${name}", "maxLength": 20 },\n      `;
  expect(text).toContain(before);
  writeFileSync(entity(), text.replace(before, `${field}${before}`));
  await committed(name);
}

it('git merges what both have written, and the tables have both fields once', async () => {
  await addField('one', 'aside', '"title": {');
  await addField('other', 'beside', '"status": {');
  git('checkout', '-q', 'one');
  git('merge', '-q', '-m', 'Merge', 'other');
  expect(await codegen()).toEqual([expect.stringContaining('renumber 0002_beside.sql')]);
  await renumber(migrations(), '0002_beside.sql', async () => false);

  expect(await codegen()).toEqual([]);
  expect(await faultsOfReplay(migrations(), readSnapshot(migrations()))).toEqual([]);
  const files = readdirSync(migrations()).filter((name) => name.endsWith('.sql'));
  expect(files).toEqual(['0001_start.sql', '0002_aside.sql', '0003_beside.sql']);
  const sql = files.map((file) => readFileSync(join(migrations(), file), 'utf8')).join('\n');
  const tables = readFileSync(join(folder, 'src/generated/tables.ts'), 'utf8');
  for (const name of ['aside', 'beside']) {
    expect(sql.match(new RegExp(`ADD COLUMN "${name}"`, 'g'))).toHaveLength(1);
    expect(tables.match(new RegExp(`text\\('${name}'\\)`, 'g'))).toHaveLength(1);
  }
});
