import type { Call } from '../../../shared/documents/call.ts';
import { evaluate } from '../../../shared/gates/evaluate.ts';
import { recordProperties } from '../../../shared/gates/record-properties.ts';
import { holdsForAll } from '../../gates/fields.ts';
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
import { givenValues, inputValues, refuseOthers, rowsKnown } from './given.ts';
import { refuseTooMany } from './most.ts';
import { rowShape } from './rows.ts';
import { sendJob } from './send-job.ts';

type Row = Record<string, unknown>;

/** `does: read`: one record as this person may see it. */
export function serveRead(engine: CallEngine, call: Call, plan: EntityPlan): Serve {
  const { names, wrap } = recordEnvelope(call, 200);
  const shape = rowShape(engine, call, plan, call.returns ?? names);
  const gate = recordGate(engine, call);
  const looksAt = askedOf(engine, call, plan);
  const { gates } = engine.records;
  const needs = { gate: call.gate };
  return async (run, input) => {
    const asked = inputValues(input);
    const id = recordId(call, input, run);
    const where = await rowsKnown(run, call, plan, asked);
    // Before anything is asked for: what is refused while a query runs would leave that query's own failure to nobody.
    const returns = shape.fields(asked.fields);
    const isAsked = looksAt.length > 0 && !holdsForAll(gates, needs, run.frame.actor);
    // Asked together and answered only if the gate holds.
    const [stored, record] = await Promise.all([
      isAsked ? loadStored(engine.records, run, plan.id, id, { where, only: looksAt }) : null,
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
    const asked = inputValues(input);
    const values = await valuesOf(run, call, plan, input);
    const where = givenValues(run, call.where, asked);
    await refuseTooMany(engine, run, call, plan, asked);
    const written = await createRecord(engine.records, run, run, plan.id, values, { where, input: asked });
    return answer(run, written, asked);
  };
}

/** `does: update`: what the body names changes, the rest stays. */
export function serveUpdate(engine: CallEngine, call: Call, plan: EntityPlan): Serve {
  const answer = answerWritten(engine, call, plan);
  const change = changeAsked(engine, call, plan);
  return async (run, input) => {
    const asked = inputValues(input);
    const values = await valuesOf(run, call, plan, input);
    const id = recordId(call, input, run);
    const written = await updateRecord(engine.records, run, run, plan.id, id, values, await change(run, asked));
    return answer(run, written, asked);
  };
}

/** `does: remove`: into the state that means gone, or for good where there is none. */
export function serveRemove(engine: CallEngine, call: Call, plan: EntityPlan): Serve {
  const status = usualStatus(call);
  const change = changeAsked(engine, call, plan);
  const { wrap } = recordEnvelope(call, status);
  return async (run, input) => {
    const asked = await change(run, inputValues(input));
    const { id } = await removeRecord(engine.records, run, run, plan.id, recordId(call, input, run), asked);
    const told = call.answers?.[status]?.properties?.id ? { id } : {};
    return { status, body: status === 204 ? undefined : { status, ...(wrap(told, (id) => run.text(id)) as Row) } };
  };
}

/** Which record may be changed, and what it must hold for that. */
function changeAsked(engine: CallEngine, call: Call, plan: EntityPlan): (run: Run, asked: Row) => Promise<WriteAsked> {
  const gate = recordGate(engine, call);
  const current = currentOf(engine, call, plan);
  return async (run, asked) => ({
    where: await rowsKnown(run, call, plan, asked),
    match: run.match,
    tells: (row) => current(run, row, asked),
    input: asked,
    goesOn: true,
    async gate(row) {
      gate(run, row);
      refuseOthers(run, call, row, asked);
      await refuseTooMany(engine, run, call, plan, asked);
    },
  });
}

/**
 * The record as a call tells it to whoever comes too late: what it answers and what it takes, as it writes both. No field
 * more leaves by this way than by any other.
 */
function currentOf(engine: CallEngine, call: Call, plan: EntityPlan): (run: Run, row: Row, asked: Row) => Promise<Row> {
  const { names } = recordEnvelope(call, usualStatus(call));
  const answered = call.returns ?? names;
  const taken = Object.keys(call.body?.properties ?? {}).filter(
    (name) => name !== call.record && (plan.fields.has(name) || name in (call.columns ?? {})),
  );
  const shape = rowShape(engine, call, plan, answered && [...new Set([...answered, ...taken])]);
  const returns = shape.fields(undefined);
  return async (run, row, asked) => {
    const record = await readWritten(engine.records, run, plan, row, returns);
    const [told = record] = await shape.finish(run, [record], undefined, asked);
    return told;
  };
}

function answerWritten(
  engine: CallEngine,
  call: Call,
  plan: EntityPlan,
): (run: Run, written: Written, asked: Row) => Promise<Served> {
  const status = usualStatus(call);
  const { names, wrap } = recordEnvelope(call, status);
  const shape = rowShape(engine, call, plan, call.returns ?? names);
  const returns = shape.fields(undefined);
  return async (run, { id, row }, asked) => {
    await sendJob(run, call, id);
    if (status === 204) return { status, body: undefined, etag: row.version };
    const record = await readWritten(engine.records, run, plan, row, returns);
    const [told = record] = await shape.finish(run, [record], undefined, asked);
    return { status, body: wrap(told, (message) => run.text(message)), etag: row.version };
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

/** What is written: the fields of the body, pictures and what the document says. The rest of the body is for hooks. */
async function valuesOf(run: Run, call: Call, plan: EntityPlan, input: CallInput): Promise<Row> {
  const record = call.record ?? 'id';
  const fields = Object.entries(input.body).filter(
    ([name]) => name !== record && name !== call.company && plan.fields.has(name),
  );
  const values = await withPictures(run, plan, Object.fromEntries(fields));
  return { ...values, ...givenValues(run, call.set, inputValues(input)) };
}

/** A file that was sent along for a picture becomes the path of what is kept of it. */
export async function withPictures(run: Run, plan: EntityPlan, values: Row): Promise<Row> {
  const kept: Row = {};
  for (const [name, file] of Object.entries(run.uploads)) {
    if (plan.fields.get(name)?.schema['x-image']) kept[name] = await run.pictures.keep(file);
  }
  return { ...values, ...kept };
}
