import type { FastifyRequest } from 'fastify';
import type { Call } from '../../shared/documents/call.ts';
import type { Entity } from '../../shared/documents/entity.ts';
import type { CompiledCall, Serve } from '../calls/compiled-call.ts';
import { inputValues, rowsKnown, rowsListed } from '../calls/default-handlers/given.ts';
import { recordGate, withPictures } from '../calls/default-handlers/record.ts';
import type { CallEngine } from '../calls/engine.ts';
import { engineFailure } from '../calls/failure.ts';
import type { CallInput } from '../calls/input.ts';
import { isSafeJson } from '../calls/safe-json.ts';
import { unknownField } from '../calls/to-failure.ts';
import { listRecords } from '../records/list.ts';
import { readRecord, readWritten } from '../records/load.ts';
import type { EntityPlan } from '../records/plan.ts';
import { createRecord, removeRecord, updateRecord } from '../records/write.ts';
import { restQuery } from './rest-query.ts';

type Verb = 'list' | 'read' | 'create' | 'update' | 'delete';

const methods: Record<Verb, Call['method']> = {
  list: 'GET',
  read: 'GET',
  create: 'POST',
  update: 'PUT',
  delete: 'DELETE',
};

/** Nobody passes a gate that does not exist: so a verb without a gate answers 403 to everyone. */
const closedGate = '';

/**
 * Entities with `api` under /api/<entity>, in the convention of ra-data-simple-rest: filter, range and sort as JSON
 * in the query, the total in Content-Range. They pass through the same order as every call.
 */
export function restCalls(engine: CallEngine): CompiledCall[] {
  const served = Object.values(engine.artifacts.entities).filter((entity) => entity.api);
  return served.flatMap((entity) => (Object.keys(methods) as Verb[]).map((verb) => compileVerb(engine, entity, verb)));
}

/** What the verb would say if it were a document. */
export function restCall(entity: Entity, verb: Verb): Call {
  const reads = verb === 'list' || verb === 'read';
  const one = verb !== 'list' && verb !== 'create';
  return {
    id: `api/${entity.id}.${verb}`,
    title: `${entity.title}: ${verb}`,
    method: methods[verb],
    path: `/api/${entity.id}${one ? '/{id}' : ''}`,
    gate: entity.api?.[verb] ?? closedGate,
    entity: entity.id,
    rate: reads ? 'read' : 'write',
    audit: reads ? 'none' : { type: entity.audit ?? entity.id, activity: verb },
    ...(verb === 'create' && { idempotent: true as const }),
    ...((verb === 'create' || verb === 'update') && holdsPictures(entity) && takingForms(entity)),
  };
}

const holdsPictures = (entity: Entity): boolean =>
  Object.values(entity.schema.properties).some((schema) => schema['x-image'] !== undefined);

/** A picture is sent as a file. What else the form says is checked when the record is written. */
const takingForms = ({ schema }: Entity): Pick<Call, 'multipart' | 'body'> => ({
  multipart: true,
  body: { type: 'object', properties: schema.properties },
});

function compileVerb(engine: CallEngine, entity: Entity, verb: Verb): CompiledCall {
  const call = restCall(entity, verb);
  const plan = engine.records.plan(entity.id);
  return {
    call,
    read: (request) => readRest(engine, plan, verb, request),
    serve: verbs[verb](engine, call, plan),
    // The record is put together from what may be read, by the same hands as every answer.
    check: () => {},
    readOnly: verb === 'list' || verb === 'read',
    level: 'full',
  };
}

function readRest(engine: CallEngine, plan: EntityPlan, verb: Verb, request: FastifyRequest): CallInput {
  const { texts } = engine;
  for (const part of [request.params, request.query, request.body])
    if (!isSafeJson(part)) throw engineFailure(texts, 'Invalid');
  const query = (request.query ?? {}) as Record<string, unknown>;
  const body = request.body ?? {};
  if (typeof body !== 'object' || Array.isArray(body)) throw engineFailure(texts, 'Invalid');
  const writes = verb === 'create' || verb === 'update';
  return {
    params: (request.params ?? {}) as Record<string, unknown>,
    query,
    body: writes ? writableOf(engine, plan, body as Record<string, unknown>) : {},
  };
}

/** A form sends back the whole record that it was given: what the server alone knows is left out of it. */
function writableOf(engine: CallEngine, plan: EntityPlan, body: Record<string, unknown>): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(body)) {
    if (plan.served.has(name)) continue;
    if (!plan.fields.has(name)) throw unknownField(engine.texts, name);
    values[name] = value;
  }
  return values;
}

const idOf = (input: CallInput): string => String(input.params.id);

const verbs: Record<Verb, (engine: CallEngine, call: Call, plan: EntityPlan) => Serve> = {
  list: (engine, call, plan) => {
    const read = restQuery(engine, plan);
    return async (run, input) => {
      const asked = read(input.query);
      const where = await rowsListed(run, engine, call, plan, inputValues(input));
      const { rows, total } = await listRecords(engine.records, run, plan.id, { ...asked, where });
      const last = asked.offset + Math.max(rows.length - 1, 0);
      return { status: 200, body: rows, headers: { 'content-range': `items ${asked.offset}-${last}/${total}` } };
    };
  },
  read: (engine, call, plan) => {
    const gate = recordGate(engine, call);
    return async (run, input) => {
      const where = await rowsKnown(run, call, plan, inputValues(input));
      const record = await readRecord(engine.records, run, plan.id, idOf(input), { where });
      gate(run, record);
      return { status: 200, body: record, etag: record.version };
    };
  },
  create: (engine, _call, plan) => async (run, input) => {
    const values = await withPictures(run, plan, input.body);
    const { row } = await createRecord(engine.records, run, run, plan.id, values);
    return { status: 201, body: await readWritten(engine.records, run, plan, row), etag: row.version };
  },
  update: (engine, call, plan) => {
    const gate = recordGate(engine, call);
    return async (run, input) => {
      const where = await rowsKnown(run, call, plan, inputValues(input));
      const asked = { where, match: run.match, gate: (row: Record<string, unknown>) => gate(run, row), goesOn: true };
      const values = await withPictures(run, plan, input.body);
      const { row } = await updateRecord(engine.records, run, run, plan.id, idOf(input), values, asked);
      return { status: 200, body: await readWritten(engine.records, run, plan, row), etag: row.version };
    };
  },
  delete: (engine, call, plan) => {
    const gate = recordGate(engine, call);
    return async (run, input) => {
      const where = await rowsKnown(run, call, plan, inputValues(input));
      const asked = { where, match: run.match, gate: (row: Record<string, unknown>) => gate(run, row), goesOn: true };
      const { row } = await removeRecord(engine.records, run, run, plan.id, idOf(input), asked);
      return { status: 200, body: await readWritten(engine.records, run, plan, row) };
    };
  },
};
