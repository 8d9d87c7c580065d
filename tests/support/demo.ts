import { acme, type SeedCompany } from '../../scripts/seed/data/companies.ts';
import { type Seeded, type SeedOptions, seedDemo } from '../../scripts/seed/seed.ts';
import { openQueue } from '../../src/server/jobs/queue.ts';
import type { Store } from '../../src/server/services.ts';
import type { Artifacts } from '../../src/shared/documents/artifacts.ts';
import { testStore } from './database.ts';

/** Both companies of the demo, the same every time. */
export const seedingDay = '2026-01-05';

const second = 'arjun.kapoor@acme.example';

/** Acme with a second admin who sees Engineering only, so that peers can be told apart. */
export const acmeWithPeer: SeedCompany = {
  ...acme,
  known: acme.known.map((one) => (one.email === second ? { ...one, type: 'Admin' } : one)),
  groups: acme.groups.map((group) =>
    group.name === 'Engineering partners' ? { ...group, admins: [...group.admins, second] } : group,
  ),
};

/** Tests make admins: their plan has room. */
export const seedTested = (store: Store, options: Omit<SeedOptions, 'adminLimit'>): Promise<Seeded[]> =>
  seedDemo(store, { ...options, adminLimit: 50 }, acmeWithPeer);

/** A database in which they are already, and the tables of the queues. */
export function demoStore({ entities, options, jobs }: Artifacts, employees: number): Promise<Store> {
  return testStore(entities, {
    name: `demo ${employees} ${seedingDay} ${JSON.stringify([options, withoutHours(jobs)])}`,
    async fill(store) {
      await seedTested(store, { entities, options, employees, today: seedingDay });
      await makeQueues(store, jobs);
    },
  });
}

/** A test says itself when a job's hour has come: what runs by the clock would be counted among its effects. */
export const withoutHours = (jobs: Artifacts['jobs']): Artifacts['jobs'] =>
  Object.fromEntries(Object.values(jobs).map(({ schedule: _hour, ...job }) => [job.id, job]));

/**
 * A start would take half a second for them. Without their hours: a queue that opens puts in at once what is due in the
 * same minute, and each copy of the database would do it.
 */
async function makeQueues(store: Store, jobs: Artifacts['jobs']): Promise<void> {
  const queue = await openQueue(store, Object.values(withoutHours(jobs)), 'Asia/Kolkata', (error) => {
    throw error;
  });
  await queue.boss.stop({ graceful: false });
  queue.close();
}

/** What is there of them. */
export function demoCompanies(store: Store, { entities, options }: Artifacts): Promise<Seeded[]> {
  return seedTested(store, { entities, options, employees: 0, today: seedingDay });
}
