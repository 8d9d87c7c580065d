import { setImmediate as otherTurns } from 'node:timers/promises';
import { desc, eq, gte, sql } from 'drizzle-orm';
import { tableVersion } from '../db/system-tables.ts';
import type { Services } from '../services.ts';
import type { Held, Holding } from './contract.ts';
import type { RecordEngine, Work } from './engine.ts';
import { heldKey } from './held-base.ts';
import { hold } from './reckoned.ts';

interface Behind {
  services: Pick<Services, 'store' | 'log' | 'clock' | 'ids'>;
  records: RecordEngine;
}

/** Twice as many as it takes where nothing changes meanwhile. */
const mostParts = 64;

/**
 * Loads records of a company while nobody waits for them, in transactions of its own, so that others have the connection in
 * between. Where it fails, who asks next waits a little.
 */
export async function holdBehind(
  { services: { store, log }, records }: Behind,
  work: Omit<Work, 'db' | 'versions'>,
  lacking: Holding<Held>,
): Promise<void> {
  const { company } = work;
  const key = heldKey(company, lacking);
  const part = () =>
    store.inCompany(company, (db) => hold(records, { ...work, versions: null, db }, lacking), { readOnly: true });
  const run = async () => {
    // What changes faster than it is loaded is loaded by who asks for it.
    for (let parts = 0; parts < mostParts && records.held.hasRoom(key); parts += 1) {
      if (await part()) return;
      await otherTurns();
    }
  };
  await records.held.inTurn(key, run).catch((error: unknown) => log.warn({ err: error }, 'records are not held'));
}

/** Fewer are found in no time. */
const many = 50_000;

/** Of companies with many records, the largest first, as long as there is room: the first who asks need not wait. */
export async function holdFromStart(behind: Behind, holdings: readonly Holding<Held>[]): Promise<void> {
  const { services, records } = behind;
  const began = performance.now();
  let held = 0;
  const rows = sql<number>`sum(${tableVersion.rows})`;
  for (const holding of holdings) {
    const { topic } = records.plan(holding.entity);
    const companies = await services.store.inSystem((db) =>
      db
        .select({ company: tableVersion.companyId })
        .from(tableVersion)
        .where(eq(tableVersion.topic, topic))
        .groupBy(tableVersion.companyId)
        .having(gte(rows, many))
        .orderBy(desc(rows), tableVersion.companyId),
    );
    for (const { company } of companies)
      await holdBehind(behind, { company, actor: null, now: services.clock(), newId: services.ids }, holding);
    held += companies.filter(({ company }) => records.held.isWhole(heldKey(company, holding))).length;
  }
  if (held > 0) services.log.info({ companies: held, ms: Math.round(performance.now() - began) }, 'records are held');
}
