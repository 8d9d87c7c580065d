import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildArtifacts, loadDocuments } from '../../../scripts/codegen/api.ts';
import { difference } from '../../../scripts/migrate/difference.ts';
import { readSnapshot } from '../../../scripts/migrate/history.ts';
import { type Entities, snapshotOf } from '../../../scripts/migrate/snapshot.ts';
import { assertIsolation } from '../../../src/server/db/isolation.ts';
import { applyMigrations } from '../../../src/server/db/migrations.ts';
import { tableOf } from '../../../src/server/db/tables.ts';
import type { Store } from '../../../src/server/services.ts';
import { emptyStore } from '../../support/database.ts';

const root = join(import.meta.dirname, '../../..');
const migrations = join(root, 'schemas/migrations');

let entities: Entities;
let store: Store;
beforeAll(async () => {
  entities = buildArtifacts(loadDocuments([join(root, 'schemas')])).artifacts.entities;
  store = await emptyStore();
});
afterAll(() => store.close());

test('the migrations do what the entity documents say (else: npm run migrate -- new <name>)', async () => {
  const { says } = await difference(readSnapshot(migrations), snapshotOf(entities), entities);
  expect(says).toEqual([]);
});

test('an empty database becomes the present one, with its companies kept apart', async () => {
  await applyMigrations(store, migrations);
  await assertIsolation(store);
  await store.inSystem(async (db) => {
    for (const entity of Object.values(entities)) expect(await db.select().from(tableOf(entity)).limit(1)).toEqual([]);
  });
});
