import type { FastifyRequest } from 'fastify';
import type { Call } from '../../shared/documents/call.ts';
import { recordParameter } from '../../shared/documents/call-parts.ts';
import type { ObjectSchema, Schema } from '../../shared/documents/schema.ts';
import type { Input } from '../context.ts';
import { overlongCut } from '../records/overlong.ts';
import { type CallEngine, faultsOf, type Validator } from './engine.ts';
import { engineFailure } from './failure.ts';
import { isSafeJson } from './safe-json.ts';
import { invalid, unknownField } from './to-failure.ts';

type Values = Record<string, unknown>;

/**
 * What a client may say of a record that it has read or is about to make: accepted by every call, and never used. The
 * session and the engine know it better. A call whose body has a property of that name takes it.
 */
const clientFacts: readonly string[] = [
  ...['company', 'company_id', 'username'],
  ...['createdAt', 'created_at', 'createdBy', 'created_by'],
  ...['updatedAt', 'updated_at', 'lastUpdated', 'last_update_by'],
];

export type CallInput = Input<Values, Values, Values>;

/**
 * Reads what a call is given: client facts dropped, nothing unknown, everything as its schema says. An address that
 * cannot be anything's is answered like one of something that is gone.
 */
export function inputReader(engine: CallEngine, call: Call): (request: FastifyRequest) => CallInput {
  const { validators, texts } = engine;
  const ignored = call.ignored ?? [];
  const dropped = {
    // They say which record it is.
    params: new Set<string>(),
    query: new Set(ignored),
    body: new Set([...ignored, ...clientFacts.filter((name) => !call.body?.properties[name])]),
  };
  const hasRecordList = call.does === 'list';
  const parts = (['params', 'query', 'body'] as const).map((name) => ({
    name,
    schema: call[name],
    validate: validators[`${call.id}#${name}`],
    cut: overlongCut(call[name]),
    prepare: preparing(call[name], name === 'query', name === 'query' || hasRecordList),
  }));

  return (request) => {
    const given = withRecordId(engine, call, {
      params: request.params,
      query: renamed(call, request.query),
      body: renamed(call, request.body),
    });
    const input: Partial<Record<string, Values>> = {};
    for (const { name, schema, validate, cut, prepare } of parts) {
      if (!isSafeJson(given[name])) throw engineFailure(texts, 'Invalid');
      const values = dayFirst(call, withoutIgnored(given[name], dropped[name]));
      if (!schema || !validate) {
        const [unknown] = Object.keys(typeof values === 'object' && values !== null ? values : {});
        if (unknown !== undefined && name !== 'params') throw unknownField(texts, unknown);
        input[name] = {};
      } else {
        const prepared = prepare(values);
        cut?.(prepared);
        if (name === 'params' && !validate(prepared)) throw engineFailure(texts, 'NotFound');
        input[name] = validated(engine, call, validate, prepared, Object.keys(schema.properties));
      }
    }
    return input as unknown as CallInput;
  };
}

/** What comes under a name that the call `also` knows stands under its own. */
function renamed({ also }: Call, given: unknown): unknown {
  if (!also || typeof given !== 'object' || given === null || Array.isArray(given)) return given;
  return Object.fromEntries(Object.entries(given).map(([name, value]) => [also[name] ?? name, value]));
}

/** The id of a record that is looked for in the body may come in the query; where both say it, they say the same. */
function withRecordId({ texts }: CallEngine, call: Call, given: Values): Values {
  const record = recordParameter(call);
  const query = (given.query ?? {}) as Values;
  if (!record || !call.body?.properties[record] || call.query?.properties[record] || !(record in query)) return given;
  const body = (given.body ?? {}) as Values;
  if (typeof body !== 'object' || Array.isArray(body)) return given;
  if (record in body && body[record] !== query[record]) throw engineFailure(texts, 'IdsDiffer');
  const { [record]: id, ...rest } = query;
  return { ...given, query: rest, body: { ...body, [record]: id } };
}

function validated(
  { texts }: CallEngine,
  { messages }: Call,
  validate: Validator,
  values: unknown,
  order: readonly string[],
): Values {
  if (validate(values)) return values as Values;
  const faults = Object.entries(faultsOf(validate.errors));
  const placeOf = (path: string) => order.indexOf(path.split('.')[0] ?? '');
  const sorted = faults.sort(([one], [other]) => placeOf(one) - placeOf(other));
  throw invalid(texts, Object.fromEntries(sorted), messages?.invalid);
}

function withoutIgnored(given: unknown, ignored: ReadonlySet<string>): unknown {
  // No body at all is an empty one: what it lacks is then named.
  if (given === undefined || given === null) return {};
  if (typeof given !== 'object' || Array.isArray(given)) return given;
  return Object.fromEntries(Object.entries(given).filter(([name]) => !ignored.has(name)));
}

/** Properties that also come with the day first, as ISO. */
function dayFirst({ dayFirst: names = [] }: Call, given: unknown): unknown {
  if (names.length === 0 || typeof given !== 'object' || given === null) return given;
  const values = { ...given } as Values;
  for (const name of names) {
    const [, day, month, year] = /^(\d{2})-(\d{2})-(\d{4})$/.exec(String(values[name])) ?? [];
    if (year) values[name] = `${year}-${month}-${day}`;
  }
  return values;
}

/** Comma-joined lists, and True and False in any case, become what the schema asks for. */
function preparing(schema: ObjectSchema | undefined, texts: boolean, lists: boolean): (values: unknown) => unknown {
  const properties = Object.entries(schema?.properties ?? {});
  const joined = lists ? properties.filter(([, property]) => only(property, 'array')).map(([name]) => name) : [];
  const flags = texts ? properties.filter(([, property]) => only(property, 'boolean')).map(([name]) => name) : [];
  if (joined.length === 0 && flags.length === 0) return (values) => values;
  return (values) => {
    if (typeof values !== 'object' || values === null) return values;
    const prepared = values as Values;
    for (const name of joined) {
      const value = prepared[name];
      if (typeof value === 'string') prepared[name] = splitList(value);
    }
    for (const name of flags) {
      const value = prepared[name];
      if (typeof value === 'string' && /^(true|false)$/i.test(value)) prepared[name] = value.toLowerCase() === 'true';
    }
    return prepared;
  };
}

const splitList = (text: string): string[] =>
  text
    .split(',')
    .map((item) => item.trim().replace(/%2C/gi, ','))
    .filter((item) => item !== '');

const only = (schema: Schema, type: string): boolean => schema.type === type;
