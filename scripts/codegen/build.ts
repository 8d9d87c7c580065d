import type { Artifacts } from '../../src/shared/documents/artifacts.ts';
import type { Call } from '../../src/shared/documents/call.ts';
import type { Entity } from '../../src/shared/documents/entity.ts';
import type { Form } from '../../src/shared/documents/form.ts';
import type { ObjectSchema, Schema } from '../../src/shared/documents/schema.ts';
import type { Option } from '../../src/shared/documents/words.ts';
import type { Job } from '../../src/shared/documents/work.ts';
import { isSound } from './check/meta-walk.ts';
import { type Complaint, type Documents, isObject } from './document.ts';
import { type Entry, entriesOf } from './entries.ts';
import { createResolver, type Lists, type Resolver } from './resolve.ts';
import { shapedCall } from './shapes/call-shapes.ts';
import { formSchema } from './shapes/form-schema.ts';
import { withWholeCalls } from './whole-calls.ts';
import { withWriters } from './writers.ts';

interface Built {
  artifacts: Artifacts;
  /** References inside data schemas that lead nowhere. What else is wrong with documents, `checkDocuments` says. */
  complaints: Complaint[];
  /** Resolves further schemas of the same documents. */
  resolver: Resolver;
}

type Named<T> = Record<string, T>;

/** Pure. A document that disagrees with its meta-schema is left out, so that a dev server can show the others. */
export function buildArtifacts(given: Documents): Built {
  const documents = withWriters(withWholeCalls(given));
  const complaints: Complaint[] = [];
  const entries = entriesOf(documents).filter((entry) => isSound(entry.document));
  const of = (kind: Entry['kind']) => entries.filter((entry) => entry.kind === kind);
  const plain = <T>(kind: Entry['kind']): Named<T> => byId(of(kind), (entry) => withId<T>(entry));
  const resolver = createResolver(documents, optionsOf(of('options')), complaints);

  const entities = byId(of('entity'), (entry) => resolved<Entity>(entry, ['schema'], resolver));
  const declared = byId(of('call'), (entry) => declaredCall(entry, resolver));
  const calls = byValue(declared, (call) => shapedCall(call, { entities, calls: declared }));
  const written = byId(of('form'), (entry) => resolved<Form>(entry, ['schema'], resolver));
  const forms = byValue(written, (form) => ({ ...form, schema: formSchema(form, calls[form.call ?? '']) }));
  const jobs = byId(of('job'), (entry) => resolved<Job>(entry, ['payload'], resolver));
  const artifacts: Artifacts = {
    entities,
    forms,
    screens: plain('screen'),
    calls,
    gates: plain('gate'),
    messages: plain('messages'),
    options: plain('options'),
    jobs,
    mails: plain('mail'),
  };
  return { artifacts, complaints, resolver };
}

function byId<T>(entries: readonly Entry[], make: (entry: Entry) => T): Named<T> {
  const sorted = [...entries].sort((a, b) => (a.id < b.id ? -1 : 1));
  return Object.fromEntries(sorted.map((entry) => [entry.id, make(entry)]));
}

function byValue<T>(named: Named<T>, make: (value: T) => T): Named<T> {
  return Object.fromEntries(Object.entries(named).map(([id, value]) => [id, make(value)]));
}

function withId<T>(entry: Entry): T {
  const { $schema: _meta, ...value } = entry.value as Record<string, unknown>;
  return { id: entry.id, ...value } as T;
}

/** The document with these members resolved; a member that is missing or no object becomes an empty object schema. */
function resolved<T extends { id: string }>(entry: Entry, members: (keyof T & string)[], resolver: Resolver): T {
  const document = withId<T>(entry);
  for (const member of members) {
    if (isObject(document[member])) {
      const schema = resolver.resolve(entry.document, [...entry.path, member], document[member]);
      (document as Record<string, unknown>)[member] = asObject(schema as ObjectSchema);
    }
  }
  return document;
}

/** As its whole document says it, before the engine makes what it leaves out. */
export function declaredCall(entry: Entry, resolver: Resolver): Call {
  const call = resolved<Call>(entry, ['params', 'query', 'body'], resolver);
  return isObject(call.answers)
    ? { ...call, answers: resolvedAnswers(entry, ['answers'], call.answers, resolver) }
    : call;
}

function resolvedAnswers(entry: Entry, path: string[], answers: Record<string, Schema>, resolver: Resolver) {
  const made = Object.entries(answers).map(([status, schema]) => [
    status,
    resolver.resolve(entry.document, [...entry.path, ...path, status], schema),
  ]);
  return Object.fromEntries(made) as Record<string, Schema>;
}

const asObject = (schema: ObjectSchema): ObjectSchema => ({
  ...schema,
  type: 'object',
  properties: isObject(schema.properties) ? schema.properties : {},
});

/** What schemas may name of option documents. */
function optionsOf(entries: readonly Entry[]): Lists {
  const lists = new Map<string, readonly Option[]>();
  const constants = new Map<string, unknown>();
  for (const { id, value } of entries) {
    if (!isObject(value)) continue;
    if (Array.isArray(value.values)) lists.set(id, value.values.filter(isObject) as unknown as Option[]);
    else constants.set(id, value.constant);
  }
  return { lists, constants };
}
