import { schemaSql } from '../../../scripts/migrate/difference.ts';
import { seedDemo } from '../../../scripts/seed/seed.ts';
import { openAt } from '../../support/database.ts';
import { artifacts } from '../../support/product-app.ts';

/**
 * The store of a process that is killed and started again, in a directory or at the address of a PostgreSQL database.
 * `first`: it was empty, and is a small demo company at the beginning of 2026 now.
 */
export async function keptStore(place: string) {
  const store = await openAt(place);
  const { rows } = await store.exec(`select to_regclass('public.user_profile') as made`);
  const first = !rows[0]?.made;
  if (first) {
    await store.exec(await schemaSql(artifacts.entities));
    const { entities, options } = artifacts;
    await seedDemo(store, { entities, options, employees: 12, today: '2026-01-05' });
  }
  return { store, first };
}
