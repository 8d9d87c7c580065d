import { setImmediate as otherTurns } from 'node:timers/promises';
import type { Call } from '../../shared/documents/call.ts';
import type { ListQuery, Records } from '../context.ts';
import { bytesOf } from '../db/packed.ts';
import type { Held, Holding } from '../records/contract.ts';
import { counted, countedPeople } from '../records/counted.ts';
import type { Work } from '../records/engine.ts';
import { heldKey } from '../records/held-base.ts';
import { listRecords } from '../records/list.ts';
import { readRecord, readWritten } from '../records/load.ts';
import { heldOfFound, heldWith, hold, keepReckoned, notHeld, reckoned } from '../records/reckoned.ts';
import { Refusal } from '../records/refusals.ts';
import { newlyRetired } from '../records/retired.ts';
import { valueCountsOf } from '../records/value-counts.ts';
import { type Around, createRecord, removeRecord, updateRecord, type Written } from '../records/write.ts';
import { updateRecords } from '../records/write-many.ts';
import type { Frame } from '../services.ts';
import type { CallEngine } from './engine.ts';

/** What of a run its records stand on. */
interface Writing extends Work, Around {
  engine: CallEngine;
  call: Call;
  match: number | undefined;
  frame: Pick<Frame, 'afterCommit'>;
}

/** Twice as many as it takes where nothing changes meanwhile. */
const mostParts = 64;

/**
 * While the caller reads the answer, in transactions of its own, so that others have the connection in between. Where it
 * fails, who asks next waits a little.
 */
function holdNow({ engine, company, actor, now, newId }: Writing, lacking: Holding<Held>): void {
  const { store, log } = engine.services;
  const key = heldKey(company, lacking);
  const work = { company, actor, now, newId, versions: null };
  const part = () =>
    store.inCompany(company, (db) => hold(engine.records, { ...work, db }, lacking), { readOnly: true });
  const { held } = engine.records;
  const run = async () => {
    // What changes faster than it is loaded is loaded by who asks for it.
    for (let parts = 0; parts < mostParts && held.hasRoom(key); parts += 1) {
      if (await part()) return;
      await otherTurns();
    }
  };
  held.inTurn(key, run).catch((error: unknown) => log.warn({ err: error }, 'records are not held'));
}

/** The engine's own list, read, create, update and remove, in a handler's hands. */
export function recordsOf(run: Writing): Records {
  const engine = run.engine.records;
  // If-Match speaks about the record that the call is about.
  const match = (entity: string) => (entity === run.call.entity ? { match: run.match } : {});
  const answer = (entity: string, { row }: Written) => readWritten(engine, run, engine.plan(entity), row);
  const holdBehind = (queries: Parameters<typeof notHeld>[2]) => {
    const lacking = notHeld(engine, run, queries);
    if (lacking) run.frame.afterCommit(() => holdNow(run, lacking));
  };
  return {
    list: (entity: string, query: ListQuery) => listRecords(engine, run, entity, query),
    read: (entity, id) => readRecord(engine, run, entity, id),
    create: async (entity, values) => answer(entity, await createRecord(engine, run, run, entity, values)),
    update: async (entity, id, values) =>
      answer(entity, await updateRecord(engine, run, run, entity, id, values, match(entity))),
    updateMany: (entity, ids, change) => updateRecords(engine, run, run, entity, ids, change),
    valueCounts: (entity, properties, where) => valueCountsOf(engine, run, entity, properties, where),
    counted: (query) => counted(engine, run, query),
    countedPeople: (which) => countedPeople(engine, run, which),
    async reckoned(queries) {
      const found = await reckoned(engine, run, queries);
      holdBehind(queries);
      return found;
    },
    async held(query, search) {
      const found = search ? await heldOfFound(engine, run, query, search) : await heldWith(engine, run, query);
      holdBehind([query]);
      return found;
    },
    keepReckoned: (queries) => keepReckoned(engine, run, queries),
    unpacked: <Row extends object>(entity: string, packed: string | null) =>
      engine.plan(entity).unpacked(bytesOf(packed)) as Row[],
    faults: (entity, record, stored) => run.faults(engine.plan(entity), record, stored),
    refuseRetired: (entity, values, stored = {}) => {
      const { artifacts, texts } = run.engine;
      const names = newlyRetired(artifacts.options, engine.plan(entity), values, stored);
      if (names.length === 0) return;
      const errors = Object.fromEntries(names.map((name) => [name, [texts('shell/engine.retired')]]));
      throw new Refusal({ kind: 'invalid', errors });
    },
    refuseStale: (current) => {
      if (run.match !== undefined && run.match !== current.version) throw new Refusal({ kind: 'stale', current });
    },
    remove: async (entity, id) => {
      await removeRecord(engine, run, run, entity, id, match(entity));
    },
  };
}
