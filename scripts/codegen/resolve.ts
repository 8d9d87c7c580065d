import { dirname, join, relative, sep } from 'node:path';
import { documentId } from '../../src/shared/documents/id.ts';
import type { Schema, SchemaType } from '../../src/shared/documents/schema.ts';
import type { Option } from '../../src/shared/documents/words.ts';
import { isSound } from './check/meta-walk.ts';
import {
  type Complaint,
  complain,
  type DocumentFile,
  type Documents,
  isObject,
  type Path,
  pathOf,
} from './document.ts';
import { flattened } from './flatten.ts';
import { answerShape, isAnswer } from './shapes/answer-shape.ts';
import { withItems } from './shapes/named-properties.ts';
import { didYouMean } from './suggest.ts';
import { manySchemas, mapSubschemas, namedSchemas, oneSchema } from './walk.ts';

export interface Resolver {
  /** The schema at `path` of a document with every `$ref` inlined, `allOf` flattened, `x-options` and `x-relation` typed. */
  resolve(document: DocumentFile, path: Path, schema: unknown): Schema;
}

/** What schemas name of option documents, by id: lists with `x-options`, constants with `x-default`. */
export interface Lists {
  lists: ReadonlyMap<string, readonly Option[]>;
  constants: ReadonlyMap<string, unknown>;
}

export function createResolver(documents: Documents, lists: Lists, complaints: Complaint[]): Resolver {
  const byPath = new Map(documents.files.map((file) => [file.path, file]));
  const entities = new Map(
    documents.files.flatMap((file) => (file.kind === 'entity' ? [[documentId(file.subject, file.stem), file]] : [])),
  );
  const done = new Map<string, Schema>();

  function visit(document: DocumentFile, path: Path, schema: unknown, trail: readonly string[]): Schema {
    if (!isObject(schema)) return schema as unknown as Schema;
    if (typeof schema.$ref === 'string') return follow(document, path, schema, trail);
    const inner = mapSubschemas(schema as Schema, (sub, at) => visit(document, [...path, ...at], sub, trail));
    const whole = inner.of && !isAnswer(document, path) ? withTaken(inner, trail) : inner;
    return typed(flattened(withItems(whole)), lists);
  }

  /** The fields that an input takes of an entity, as they stand there. Answers take them as they are answered. */
  function withTaken({ of = '', fields = [], ...schema }: Schema, trail: readonly string[]): Schema {
    const entity = entities.get(of);
    const known = entity && isSound(entity) ? (entity.value as { schema: Schema }).schema.properties : undefined;
    const taken = fields.flatMap((name) => {
      const field = known?.[name];
      return entity && field ? [[name, visit(entity, ['schema', 'properties', name], field, trail)] as const] : [];
    });
    return { type: 'object', ...schema, properties: { ...Object.fromEntries(taken), ...schema.properties } };
  }

  function follow(
    document: DocumentFile,
    path: Path,
    schema: Record<string, unknown>,
    trail: readonly string[],
  ): Schema {
    const { $ref, ...beside } = schema as { $ref: string };
    const target = locate(document, path, $ref);
    if (!target) return beside as Schema;
    const key = `${target.document.path}#${target.path.join('/')}`;
    if (trail.includes(key)) {
      complaints.push(complain(document, [...path, '$ref'], `$ref ${JSON.stringify($ref)} leads back to itself`));
      return beside as Schema;
    }
    const known = done.get(key);
    const resolved = known ?? visit(target.document, target.path, writtenOut(target), [...trail, key]);
    done.set(key, resolved);
    return Object.keys(beside).length === 0
      ? resolved
      : typed(flattened({ allOf: [resolved, beside as Schema] }), lists);
  }

  function locate(document: DocumentFile, path: Path, ref: string) {
    const [name = '', pointer = ''] = ref.split('#', 2);
    const file = name === '' ? document : byPath.get(join(dirname(document.path), name));
    const say = (sentence: string, hint?: string) =>
      complaints.push(complain(document, [...path, '$ref'], sentence, hint));
    if (!file) {
      const known = [...byPath.keys()].map((other) => relative(dirname(document.path), other).split(sep).join('/'));
      say(`$ref names a file that is not there: ${JSON.stringify(name)}`, didYouMean(name, known));
      return undefined;
    }
    // What is wrong with the other document is said there.
    if (!isSound(file)) return undefined;
    const steps: string[] = [];
    let value: unknown = file.value;
    for (const step of pathOf(pointer)) {
      const holder: unknown = value;
      value = isObject(holder) ? holder[step] : Array.isArray(holder) ? holder[Number(step)] : undefined;
      if (value === undefined) {
        const hint = isObject(holder) ? didYouMean(step, Object.keys(holder)) : undefined;
        say(`$ref ${JSON.stringify(ref)} leads nowhere: ${file.file} has no ${JSON.stringify(step)} there`, hint);
        return undefined;
      }
      steps.push(step);
    }
    if (!isObject(value) || !isSchemaPlace(file, steps)) {
      say(`$ref ${JSON.stringify(ref)} leads to something that is no schema`);
      return undefined;
    }
    return { document: file, path: steps, value };
  }

  return {
    resolve: (document, path, schema) => visit(document, path, writtenOut({ document, path, value: schema }), []),
  };
}

/** Where data schemas begin in a document of each kind; in shared definitions each name is one. */
const beginnings: Record<string, readonly string[]> = {
  entity: ['schema'],
  form: ['schema'],
  call: ['params', 'query', 'body', 'answers'],
  job: ['payload'],
};

function isSchemaPlace({ kind }: DocumentFile, [first = '', ...rest]: readonly string[]): boolean {
  if (first === '' || (kind !== 'definitions' && !beginnings[kind]?.includes(first))) return false;
  const steps = first === 'answers' && kind === 'call' ? rest.slice(1) : rest;
  if (first === 'answers' && kind === 'call' && rest.length === 0) return false;
  for (let i = 0; i < steps.length; i++) {
    const step = steps[i] ?? '';
    if (oneSchema.includes(step)) continue;
    if (![...manySchemas, ...namedSchemas].includes(step) || i + 1 >= steps.length) return false;
    i++;
  }
  return true;
}

/** Answers are written shorter than other schemas. */
function writtenOut({ document, path, value }: { document: DocumentFile; path: Path; value: unknown }): unknown {
  return isAnswer(document, path) && isObject(value) ? answerShape(value as Schema) : value;
}

/** A default that stands elsewhere is written out. */
function typed({ 'x-default': named, ...schema }: Schema, { lists, constants }: Lists): Schema {
  const known = named === undefined ? undefined : constants.get(named);
  return typedByOptions(known === undefined ? schema : { ...schema, default: known }, lists);
}

/** What a type can be known from: an option list says the values, which are its limit; a relation holds the id of a record. */
function typedByOptions(schema: Schema, lists: Lists['lists']): Schema {
  if (schema['x-relation'] && !schema.type) return { type: 'string', format: 'uuid', ...schema };
  const options = schema['x-options'] === undefined ? undefined : lists.get(schema['x-options']);
  if (!options) return schema;
  const values = options.map((option) => option.value);
  const types = [...new Set(values.map((value) => typeof value as SchemaType))];
  const type = schema.type ?? (types.length === 1 ? types[0] : types);
  const nullable = Array.isArray(type) && type.includes('null');
  const allowed = schema.enum ? values.filter((value) => schema.enum?.includes(value)) : values;
  const { maxLength: _longer, ...rest } = schema;
  return { ...rest, type, enum: nullable ? [...allowed, null] : allowed };
}
