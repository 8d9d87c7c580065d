import type { Call } from '../../shared/documents/call.ts';
import type { Bucketed, ListQuery, Reckoning, Records } from '../context.ts';
import { bytesOf } from '../db/packed.ts';
import { counted, countedPeople } from '../records/counted.ts';
import type { Work } from '../records/engine.ts';
import { holdBehind } from '../records/hold-behind.ts';
import { listRecords } from '../records/list.ts';
import { readRecord, readWritten } from '../records/load.ts';
import { bothHeld, heldOfFound, heldWith, keepReckoned, notHeld, reckoned } from '../records/reckoned.ts';
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

/** The engine's own list, read, create, update and remove, in a handler's hands. */
export function recordsOf(run: Writing): Records {
  const engine = run.engine.records;
  // If-Match speaks about the record that the call is about.
  const match = (entity: string) => (entity === run.call.entity ? { match: run.match } : {});
  const answer = (entity: string, { row }: Written) => readWritten(engine, run, engine.plan(entity), row);
  const holdLacking = (queries: Parameters<typeof notHeld>[2]) => {
    const lacking = notHeld(engine, run, queries);
    if (!lacking) return;
    const { company, actor, now, newId } = run;
    // While the caller reads the answer.
    run.frame.afterCommit(() => void holdBehind(run.engine, { company, actor, now, newId }, lacking));
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
      holdLacking(queries);
      return found;
    },
    async held(query, search) {
      const found = search ? await heldOfFound(engine, run, query, search) : await heldWith(engine, run, query);
      holdLacking([query]);
      return found;
    },
    async bothHeld(one, other) {
      const found = await bothHeld(engine, run, one, other);
      holdLacking([one, other]);
      return found;
    },
    keepReckoned: (queries, others) => keepReckoned(engine, run, queries, others as readonly Reckoning<Bucketed>[]),
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
    idsOf: (entity) => engine.formerIds.allOf(entity),
    refuseStale: (current) => {
      if (run.match !== undefined && run.match !== current.version) throw new Refusal({ kind: 'stale', current });
    },
    remove: async (entity, id) => {
      await removeRecord(engine, run, run, entity, id, match(entity));
    },
  };
}
