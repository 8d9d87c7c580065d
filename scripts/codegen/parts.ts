import { createRequire } from 'node:module';
import type { ArtifactsPart, ArtifactsSource, FormPart } from '../../src/console/slots.ts';
import type { Artifacts } from '../../src/shared/documents/artifacts.ts';
import type { Call } from '../../src/shared/documents/call.ts';
import type { Entity } from '../../src/shared/documents/entity.ts';
import type { Form } from '../../src/shared/documents/form.ts';
import { onlyReads } from '../../src/shared/documents/only-reads.ts';
import type { Schema } from '../../src/shared/documents/schema.ts';
import type { Options } from '../../src/shared/documents/words.ts';
import { resourcesOf } from '../../src/shared/screens/resources.ts';
import { formDataSchema, functionsCode } from './validators/form-code.ts';

type Named = Record<string, unknown>;
const subjectOf = (id: string): string => id.slice(0, id.indexOf('/'));

/** The subject whose texts and lists are there before the first paint. */
const first = 'shell';
/** What of it waits for an idle moment, or for the first who asks for it: texts of forms, files, jobs, react-admin, the server, and its limits. */
const later =
  /^shell\/((engine|files|form|job|react-admin|viewing|why)\.|limits\.(guesses|rates)$|console\.(as-table|code|custom|days|draft|first-day|last-day|pasted|step|strength|words))/;

/** What the console has before the first paint: all gates, the shell's own words and screens, every route. */
export function initialPart(artifacts: Artifacts): ArtifactsPart {
  const words = (id: string) => subjectOf(id) === first && !later.test(id);
  const reasons = new Set(Object.values(artifacts.gates).map((gate) => gate.reason));
  return {
    gates: mapped(artifacts.gates, untitled),
    messages: pick(artifacts.messages, (id) => words(id) || reasons.has(id)),
    options: mapped(pick(artifacts.options, words), valuesOnly),
    screens: pick(artifacts.screens, (id) => subjectOf(id) === first || artifacts.screens[id]?.kind === 'routes'),
  };
}

/**
 * What the console loads with the first screen of a subject, and what of other subjects that refers to: calls, forms and
 * words. Another subject's entity comes with that subject, when a list or a picker of it is drawn.
 */
export function subjectPart(artifacts: Artifacts, subject: string): ArtifactsPart {
  const { screens, forms, calls, entities, messages, options } = artifacts;
  const there = initialPart(artifacts);
  const own = (id: string) => subjectOf(id) === subject;
  const shown = pick(screens, own);
  const linked = closure(artifacts, [shown, ownParts(artifacts, own)]);
  const wanted = (id: string) => own(id) || linked.has(id);
  return {
    ...(subject === first && { gates: artifacts.gates }),
    screens: pick(shown, (id) => !there.screens?.[id]),
    forms: mapped(pick(forms, wanted), withoutSchema),
    calls: mapped(pick(calls, wanted), wireOnly),
    entities: mapped(pick(entities, own), shownOnly),
    messages: pick(messages, (id) => wanted(id) && !there.messages?.[id]),
    options: mapped(
      pick(options, (id) => wanted(id) && !there.options?.[id]),
      valuesOnly,
    ),
  };
}

const ownParts = ({ forms, calls, entities }: Artifacts, own: (id: string) => boolean) => ({
  forms: mapped(pick(forms, own), withoutSchema),
  calls: mapped(pick(calls, own), wireOnly),
  entities: mapped(pick(entities, own), shownOnly),
});

/** Subjects that have anything for the console. */
export function subjectsOf(artifacts: Artifacts): string[] {
  const { screens, forms, calls, entities, messages, options } = artifacts;
  const ids = Object.keys({ ...screens, ...forms, ...calls, ...entities, ...messages, ...options });
  return [...new Set(ids.map(subjectOf))].sort();
}

/** What an open page must be given when the documents change: every document that reads differently now. */
export function changedPart(before: Artifacts, after: Artifacts): ArtifactsPart {
  const was = shown(before) as Record<string, Named>;
  const changed = Object.entries(shown(after)).map(([kind, documents]) => {
    const differs = (id: string) => JSON.stringify(documents[id]) !== JSON.stringify(was[kind]?.[id]);
    return [kind, pick(documents, differs)] as const;
  });
  return Object.fromEntries(changed.filter(([, documents]) => Object.keys(documents).length > 0)) as ArtifactsPart;
}

function shown(artifacts: Artifacts): Record<string, Named> {
  const { gates, messages, options, screens, forms, calls, entities } = artifacts;
  return {
    gates,
    messages,
    options: mapped(options, valuesOnly),
    screens,
    forms: mapped(forms, withoutSchema),
    calls: mapped(calls, wireOnly),
    entities: mapped(entities, shownOnly),
  };
}

/** Keys whose ids are of gates, which are there already, and of screens, which come with their own subject. */
const elsewhere = new Set(['gate', 'screen', 'opens', 'x-read', 'x-write']);

/** Ids named anywhere in the part, and in what those name in turn. */
function closure(artifacts: Artifacts, part: object): Set<string> {
  const { forms, calls } = artifacts;
  const known: Named = { ...artifacts.messages, ...artifacts.options };
  const deep: Named = { ...mapped(forms, withoutSchema), ...mapped(calls, wireOnly) };
  const found = new Set<string>();
  const queue: unknown[] = [part];
  while (queue.length > 0) {
    const value = queue.pop();
    if (typeof value === 'string') {
      if (!value.includes('/') || found.has(value)) continue;
      if (value in known || value in deep) found.add(value);
      if (value in deep) queue.push(deep[value]);
    } else if (typeof value === 'object' && value !== null) {
      queue.push(...Object.entries(value).flatMap(([key, inner]) => (elsewhere.has(key) ? [] : [inner])));
    }
  }
  return found;
}

function pick<T>(named: Record<string, T>, wanted: (id: string) => boolean): Record<string, T> {
  return Object.fromEntries(Object.entries(named).filter(([id]) => wanted(id)));
}

function mapped<T>(named: Record<string, T>, make: (value: T) => unknown): Record<string, T> {
  return Object.fromEntries(Object.entries(named).map(([id, value]) => [id, make(value) as T]));
}

/** What a gate is called is said only where someone asks why. */
const untitled = (gate: Artifacts['gates'][string]) => ({ ...gate, title: '' });

/** What a list is about is for those who write the documents. */
const valuesOnly = ({ description: _, ...list }: Options) => ({ ...list, title: '' });

/** The form's schema comes with its validators, when it is opened. */
const withoutSchema = ({ schema: _schema, ...form }: Form) => form;

/** How to make a call and what to show; limits, audit, inputs and answers stay with the server. */
export function wireOnly(call: Call): Partial<Call> {
  const {
    rate: _rate,
    audit: _audit,
    answers: _answers,
    errors: _errors,
    where: _where,
    ignored: _ignored,
    ...rest
  } = call;
  const { company, params: _params, stepUp: _stepUp, ...wire } = rest;
  const { body } = call;
  return {
    ...wire,
    ...(body && !call.multipart && { body: { ...body, properties: mapped(body.properties, outside) } }),
    ...(onlyReads(call) && { reads: true as const }),
    // The record is one's own company, which no address names.
    ...(company !== undefined && company === wire.record && { company }),
  };
}

/** What is within the items of a list, and what a text must not hold, the form knows that writes it. */
const outside = ({ not: _not, ...schema }: Schema): Schema =>
  schema.items?.properties ? { ...schema, items: { type: schema.items.type } } : schema;

/** What lists and forms read of an entity; tables, indexes and what only a check says stay with the server. */
function shownOnly(entity: Entity): Partial<Entity> {
  const { storage: _storage, hooks: _hooks, audit: _audit, schema, ...shown } = entity;
  return { ...shown, schema: shownSchema(schema) };
}

function shownSchema<T extends Schema>({
  description: _,
  errorMessage: _said,
  not: _not,
  enum: values,
  ...schema
}: T): T {
  const { properties, items } = schema as Schema;
  return {
    ...schema,
    // Else the list says them.
    ...(values && !schema['x-options'] && { enum: values }),
    ...(properties && { properties: mapped(properties, shownSchema) }),
    ...(items && { items: shownSchema(items) }),
  } as T;
}

/** Schema with texts and validators of one form, compiled at run time (tests). */
export async function formPart(artifacts: Artifacts, id: string): Promise<FormPart> {
  const schema = formDataSchema(artifacts, id);
  const exports: Record<string, unknown> = {};
  new Function('exports', 'require', functionsCode(schema))(exports, createRequire(import.meta.url));
  return { schema, validators: exports };
}

/** The console's source without Vite, for tests. */
export function artifactsSource(artifacts: Artifacts): ArtifactsSource {
  return {
    initial: initialPart(artifacts),
    resources: resourcesOf(artifacts),
    subject: async (name) => subjectPart(artifacts, name),
    form: (id) => formPart(artifacts, id),
  };
}
