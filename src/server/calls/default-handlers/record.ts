import type { Call } from '../../../shared/documents/call.ts';
import { evaluate } from '../../../shared/gates/evaluate.ts';
import { recordProperties } from '../../gates/fields.ts';
import { loadStored, readRecord, readWritten } from '../../records/load.ts';
import type { EntityPlan } from '../../records/plan.ts';
import { Refusal } from '../../records/refusals.ts';
import { listed } from '../../records/values.ts';
import { createRecord, removeRecord, updateRecord, type WriteAsked, type Written } from '../../records/write.ts';
import { recordEnvelope, usualStatus } from '../answer.ts';
import type { Serve, Served } from '../compiled-call.ts';
import type { CallEngine } from '../engine.ts';
import type { CallInput } from '../input.ts';
import type { Run } from '../run.ts';
import { givenValues, refuseOthers, rowsKnown } from './given.ts';
import { refuseTooMany } from './most.ts';
import { rowShape } from './rows.ts';

type Row = Record<string, unknown>;

/** `does: read`: one record as this person may see it. */
export function serveRead(engine: CallEngine, call: Call, plan: EntityPlan): Serve {
  const { names, wrap } = recordEnvelope(call, 200);
  const shape = rowShape(engine, call, plan, call.returns ?? names);
  const gate = recordGate(engine, call);
  const looksAt = askedOf(engine, call, plan);
  return async (run, input) => {
    const asked = { ...input.query, ...input.body };
    const id = recordId(call, input, run);
    const where = await rowsKnown(run, call, plan);
    // Before anything is asked for: what is refused while a query runs would leave that query's own failure to nobody.
    const returns = shape.fields(asked.fields);
    // Asked together and answered only if the gate holds.
    const [stored, record] = await Promise.all([
      looksAt.length > 0 ? loadStored(engine.records, run, plan.id, id, { where, only: looksAt }) : null,
      readRecord(engine.records, run, plan.id, id, { where, returns }),
    ]);
    if (stored) gate(run, stored);
    const [told = record] = await shape.finish(run, [record], asked.fields, asked);
    const derived = await run.derive(plan, told, listed(asked.fields ?? []).map(String));
    return {
      status: 200,
      body: wrap(derived, (id) => run.text(id)),
      etag: record.version,
      partial: asked.fields !== undefined,
    };
  };
}

/** `does: create`: the body's values become a record. */
export function serveCreate(engine: CallEngine, call: Call, plan: EntityPlan): Serve {
  const answer = answerWritten(engine, call, plan);
  return async (run, input) => {
    const values = { ...(await withPictures(run, plan, valuesOf(call, input))), ...givenValues(run, call.set) };
    const where = givenValues(run, call.where);
    await refuseTooMany(engine, run, call, plan, where);
    return answer(run, await createRecord(engine.records, run, run, plan.id, values, { where }));
  };
}

/** `does: update`: what the body names changes, the rest stays. */
export function serveUpdate(engine: CallEngine, call: Call, plan: EntityPlan): Serve {
  const answer = answerWritten(engine, call, plan);
  const change = changeAsked(engine, call, plan);
  return async (run, input) => {
    const values = { ...(await withPictures(run, plan, valuesOf(call, input))), ...givenValues(run, call.set) };
    const id = recordId(call, input, run);
    return answer(run, await updateRecord(engine.records, run, run, plan.id, id, values, await change(run)));
  };
}

/** `does: remove`: into the state that means gone, or for good where there is none. */
export function serveRemove(engine: CallEngine, call: Call, plan: EntityPlan): Serve {
  const status = usualStatus(call);
  const change = changeAsked(engine, call, plan);
  const { wrap } = recordEnvelope(call, status);
  return async (run, input) => {
    const { id } = await removeRecord(engine.records, run, run, plan.id, recordId(call, input, run), await change(run));
    const told = call.answers?.[status]?.properties?.id ? { id } : {};
    return { status, body: status === 204 ? undefined : { status, ...(wrap(told, (id) => run.text(id)) as Row) } };
  };
}

/** Which record may be changed, and what it must hold for that. */
function changeAsked(engine: CallEngine, call: Call, plan: EntityPlan): (run: Run) => Promise<WriteAsked> {
  const gate = recordGate(engine, call);
  return async (run) => ({
    where: await rowsKnown(run, call, plan),
    match: run.match,
    gate: (row) => {
      gate(run, row);
      refuseOthers(run, call, row);
    },
  });
}

function answerWritten(
  engine: CallEngine,
  call: Call,
  plan: EntityPlan,
): (run: Run, written: Written) => Promise<Served> {
  const status = usualStatus(call);
  const { names, wrap } = recordEnvelope(call, status);
  const shape = rowShape(engine, call, plan, call.returns ?? names);
  const returns = shape.fields(undefined);
  return async (run, { row }) => {
    if (status === 204) return { status, body: undefined, etag: row.version };
    // Both leave in one breath: anyone who writes the same record next waits for each answer of the database.
    const [record] = await Promise.all([readWritten(engine.records, run, plan, row, returns), run.writeAudit()]);
    const [told = record] = await shape.finish(run, [record], undefined);
    return { status, body: wrap(told, (id) => run.text(id)), etag: row.version };
  };
}

/** Asked again with the record: a gate may hang on whose it is, or in which state. */
export function recordGate(engine: CallEngine, call: Call): (run: Run, record: Row) => void {
  const { gates } = engine.records;
  return (run, record) => {
    const verdict = evaluate(gates, call.gate, run.frame.actor, record);
    if (!verdict.allowed) throw new Refusal({ kind: 'gate', gate: call.gate, reason: verdict.because.reason });
  };
}

function propertiesOf(engine: CallEngine, call: Call): string[] {
  const gate = engine.records.gates[call.gate];
  return gate ? recordProperties(engine.records.gates, gate.needs) : [];
}

/** What of the record the gate looks at. */
const askedOf = (engine: CallEngine, call: Call, plan: EntityPlan): string[] =>
  [...new Set(propertiesOf(engine, call))].filter((name) => plan.fields.has(name));

export function recordId(call: Call, input: CallInput, run?: Pick<Run, 'company' | 'actor'>): string {
  if (call.own && run) return call.own === 'company' ? run.company : run.actor.id;
  const name = call.record ?? 'id';
  return String(input.params[name] ?? input.query[name] ?? input.body[name] ?? '');
}

/** The body without what says which record, and in which company. */
function valuesOf(call: Call, input: CallInput): Row {
  const aside = new Set([call.record ?? 'id', call.company]);
  return Object.fromEntries(Object.entries(input.body).filter(([name]) => !aside.has(name)));
}

/** A file that was sent along for a picture becomes the path of what is kept of it. */
export async function withPictures(run: Run, plan: EntityPlan, values: Row): Promise<Row> {
  const kept: Row = {};
  for (const [name, file] of Object.entries(run.uploads)) {
    if (plan.fields.get(name)?.schema['x-image']) kept[name] = await run.pictures.keep(file);
  }
  return { ...values, ...kept };
}
