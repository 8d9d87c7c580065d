import { dirname, join } from 'node:path';
import { documentId } from '../../src/shared/documents/id.ts';
import type { DocumentFile } from './document.ts';
import { isObject } from './document.ts';

type Field = Record<string, unknown> & { name: string };
type Groups = ReadonlyMap<string, readonly Field[]>;

/** `<people/user#audience>` in a text: the fields of this entity that say the group in `x-groups`. */
const named = /<([a-z][\w/-]*#[\w-]+)>/;
const detail = /^<([\w-]+)>$/;

/**
 * The documents with each group of fields written out. A key or an item of a list that names a group stands for each of
 * its fields that are not named beside it; in what belongs to it, `<name>` is the field's name and `<title>`, `<x-also>` what its schema says there.
 */
export function withGroups(files: readonly DocumentFile[]): DocumentFile[] {
  const groups = groupsOf(files);
  if (groups.size === 0) return [...files];
  return files.map((file) => (named.test(file.text) ? { ...file, value: written(file.value, groups) } : file));
}

function groupsOf(files: readonly DocumentFile[]): Groups {
  const groups = new Map<string, Field[]>();
  const byPath = new Map(files.map((file) => [file.path, file]));
  for (const file of files) {
    if (file.kind !== 'entity' || !isObject(file.value) || !isObject(file.value.schema)) continue;
    const { properties } = file.value.schema;
    for (const [name, own] of Object.entries(isObject(properties) ? properties : {})) {
      const schema = shared(own, file, byPath);
      const said = isObject(schema) && Array.isArray(schema['x-groups']) ? schema['x-groups'] : [];
      // What is no name is told by the meta-schema.
      for (const group of said.filter((one) => typeof one === 'string')) {
        const key = `${documentId(file.subject, file.stem)}#${group}`;
        groups.set(key, [...(groups.get(key) ?? []), { ...(schema as object), name }]);
      }
    }
  }
  return groups;
}

/** A field that refers to a shared definition is what that says, and what it says itself. */
function shared(schema: unknown, { path }: DocumentFile, files: ReadonlyMap<string, DocumentFile>): unknown {
  if (!isObject(schema)) return schema;
  const [part] = Array.isArray(schema.allOf) ? schema.allOf : [schema];
  if (!isObject(part) || typeof part.$ref !== 'string') return schema;
  const [name = '', pointer = ''] = part.$ref.split('#', 2);
  const { kind, value } = files.get(join(dirname(path), name)) ?? {};
  const definition = kind === 'definitions' && isObject(value) ? value[pointer.slice(1)] : undefined;
  return { ...(isObject(definition) && definition), ...schema };
}

function written(value: unknown, groups: Groups): unknown {
  if (Array.isArray(value)) return value.flatMap((item) => repeated(item, value, groups));
  if (!isObject(value)) return value;
  const entries = Object.entries(value).flatMap(([key, inner]): [string, unknown][] => {
    const fields = fieldsNamed(key, groups);
    if (!fields) return [[key, written(inner, groups)]];
    const made = fields.map((field): [string, unknown] => [key.replace(named, field.name), filled(inner, field)]);
    return made.filter(([name]) => !Object.hasOwn(value, name));
  });
  return Object.fromEntries(entries);
}

/** An item of a list: a name, or an object one of whose texts names a group. */
function repeated(item: unknown, list: readonly unknown[], groups: Groups): unknown[] {
  const texts = isObject(item) ? Object.entries(item) : [['', item]];
  const [key = '', text] = texts.find(([, one]) => typeof one === 'string' && fieldsNamed(one, groups)) ?? [];
  const fields = typeof text === 'string' ? fieldsNamed(text, groups) : undefined;
  if (!fields) return [written(item, groups)];
  const nameIn = (one: unknown) => (isObject(one) ? one[String(key)] : one);
  const there = new Set(list.map(nameIn));
  return fields.map((field) => filled(item, field)).filter((one) => !there.has(nameIn(one)));
}

const fieldsNamed = (text: string, groups: Groups): readonly Field[] | undefined =>
  groups.get(named.exec(text)?.[1] ?? '');

/** With the field in its places; a key whose detail the field does not have is left out. */
function filled(value: unknown, field: Field): unknown {
  if (typeof value === 'string') {
    const whole = detail.exec(value)?.[1];
    if (whole !== undefined) return field[whole];
    return value.replace(named, field.name).replaceAll('<name>', field.name);
  }
  if (Array.isArray(value)) return value.map((item) => filled(item, field));
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, filled(inner, field)] as const);
  return Object.fromEntries(entries.filter(([, inner]) => inner !== undefined));
}
