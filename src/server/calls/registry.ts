import type { Call } from '../../shared/documents/call.ts';
import { pathParameters } from '../../shared/documents/call-parts.ts';
import { onlyReads } from '../../shared/documents/only-reads.ts';
import { engineErrors } from '../../shared/errors/engine.ts';
import { ownRates } from '../../shared/errors/rates.ts';
import { levelFaults, levelOf } from '../../shared/gates/call-levels.ts';
import type { RateLimits } from '../plugins/rate-limits.ts';
import { loadStored } from '../records/load.ts';
import { restCalls } from '../rest/rest-calls.ts';
import { answerChecker, toWire, usualStatus } from './answer.ts';
import type { CompiledCall, Serve } from './compiled-call.ts';
import { serveCount } from './default-handlers/count.ts';
import { serveExport } from './default-handlers/export.ts';
import { serveFilters } from './default-handlers/filters.ts';
import { inputValues, rowsKnown } from './default-handlers/given.ts';
import { serveList } from './default-handlers/list.ts';
import { recordGate, recordId, serveCreate, serveRead, serveRemove, serveUpdate } from './default-handlers/record.ts';
import { serveReorder } from './default-handlers/reorder.ts';
import { serveSignOut } from './default-handlers/sign-out.ts';
import { serveUpdateAll } from './default-handlers/update-all.ts';
import { serveValues } from './default-handlers/values.ts';
import type { CallEngine } from './engine.ts';
import { takeTurn } from './exclusive.ts';
import { inputReader } from './input.ts';
import { duplicatePaths, shadowedRoutes } from './paths.ts';

const defaults = {
  list: serveList,
  read: serveRead,
  create: serveCreate,
  update: serveUpdate,
  remove: serveRemove,
  reorder: serveReorder,
  filters: serveFilters,
  count: serveCount,
  'update-all': serveUpdateAll,
  values: serveValues,
  export: serveExport,
  'sign-out': serveSignOut,
};

/** Every call, ready to be served. A call that lacks something fails the start, by its name. */
export function compileCalls(engine: CallEngine, limits: RateLimits): CompiledCall[] {
  const calls = Object.values(engine.artifacts.calls);
  const faults = [
    ...Object.values(engineErrors).flatMap(({ message }) =>
      engine.artifacts.messages[message] ? [] : [`message ${message} is missing`],
    ),
    ...ownRates.flatMap((rate) =>
      limits.has(rate) ? [] : [`the rate class ${rate} is missing in shell/limits.rates`],
    ),
    ...calls.flatMap((call) => lacking(engine, call, limits).map((fault) => `${call.id}: ${fault}`)),
    ...shadowedRoutes(engine.artifacts),
  ];
  if (faults.length > 0) throw new Error(`The server cannot start:\n${faults.join('\n')}`);
  const compiled = [...calls.map((call) => compile(engine, call)), ...restCalls(engine)];
  const twice = duplicatePaths(compiled.map(({ call }) => call));
  if (twice.length > 0) throw new Error(`The server cannot start:\n${twice.join('\n')}`);
  return compiled;
}

function lacking(engine: CallEngine, call: Call, limits: RateLimits): string[] {
  const { artifacts, product, validators } = engine;
  const faults: string[] = [];
  const need = (holds: unknown, fault: string) => {
    if (!holds) faults.push(fault);
  };
  need(call.gate && artifacts.gates[call.gate], call.gate ? `the gate ${call.gate} does not exist` : 'it has no gate');
  need(call.audit, 'it does not say what it audits');
  need(
    call.rate && limits.has(call.rate),
    call.rate ? `the rate class ${call.rate} does not exist` : 'it has no rate class',
  );
  need(Object.keys(call.answers ?? {}).length > 0, 'it has no answer schema');
  need(
    call.does ? call.entity && artifacts.entities[call.entity] : product.handlers[call.id],
    call.does ? 'its entity does not exist' : 'it has neither a handler nor "does"',
  );
  need(!call.does || call.does in defaults, `nobody does ${call.does}`);
  for (const name of pathParameters(call.path))
    need(call.params?.properties[name], `the path's {${name}} has no input schema`);
  for (const part of ['params', 'query', 'body'] as const)
    need(!call[part] || validators[`${call.id}#${part}`], `its ${part} have no validator`);
  for (const status of Object.keys(call.answers ?? {}))
    need(status === '204' || validators[`${call.id}#answer:${status}`], `its answer ${status} has no validator`);
  for (const [name, { message }] of Object.entries(call.errors ?? {}))
    need(artifacts.messages[message], `its error ${name} says the message ${message}, which does not exist`);
  faults.push(...levelFaults(call, artifacts.gates).map(({ sentence }) => sentence));
  return faults;
}

function compile(engine: CallEngine, call: Call): CompiledCall {
  const check = answerChecker(engine, call);
  try {
    const serve = call.does
      ? defaults[call.does](engine, call, engine.records.plan(call.entity ?? ''))
      : serveHandler(engine, call);
    return {
      call,
      read: inputReader(engine, call),
      async serve(run, input) {
        await takeTurn(run, call);
        return serve(run, input);
      },
      check: (served) => check(served, served.partial === true),
      readOnly: onlyReads(call) && !call.remembers,
      level: levelOf(call, engine.artifacts.gates),
    };
  } catch (error) {
    throw new Error(`The server cannot start:\n${call.id}: ${(error as Error).message}`, { cause: error });
  }
}

/** Of a handler that reads one record and says which version of it. */
const versionIn = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'version' in body ? body.version : undefined;

/** The product's own work. A call that names a record is refused before it, where the record is not to be seen. */
function serveHandler(engine: CallEngine, call: Call): Serve {
  const handler = engine.product.handlers[call.id];
  if (!handler) throw new Error('it has no handler');
  const gate = recordGate(engine, call);
  const usual = usualStatus(call);
  return async (run, input) => {
    if (call.entity !== undefined && call.record !== undefined) {
      const where = await rowsKnown(run, call, engine.records.plan(call.entity), inputValues(input));
      gate(run, await loadStored(engine.records, run, call.entity, recordId(call, input), { where }));
    }
    const answer = await handler(run as never, input as never);
    const body = toWire(answer, engine.records.wire);
    return { status: run.answerStatus ?? usual, body, etag: call.reads ? versionIn(body) : undefined };
  };
}
