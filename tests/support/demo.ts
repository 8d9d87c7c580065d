import { type Seeded, seedDemo } from '../../scripts/seed/seed.ts';
import type { Store } from '../../src/server/services.ts';
import type { Artifacts } from '../../src/shared/documents/artifacts.ts';
import { testStore } from './database.ts';

/** Both companies of the demo, the same every time. */
export const seedingDay = '2026-01-05';

/** A database in which they are already. */
export function demoStore({ entities, options }: Artifacts, employees: number): Promise<Store> {
  return testStore(entities, {
    name: `demo ${employees} ${seedingDay} ${JSON.stringify(options)}`,
    fill: (store) => seedDemo(store, { entities, options, employees, today: seedingDay }),
  });
}

/** What is there of them. */
export function demoCompanies(store: Store, { entities, options }: Artifacts): Promise<Seeded[]> {
  return seedDemo(store, { entities, options, employees: 0, today: seedingDay });
}
