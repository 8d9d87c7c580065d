import { type Complaint, complain, type DocumentFile, isObject, type Path } from '../document.ts';
import { didYouMean, nearest } from '../suggest.ts';
import { follow, type Holds, type Meta, metaFile, type Placed } from './meta-files.ts';

/** An id that a document names, and where. */
export interface Reference {
  /** What `x-id` of the meta-schema calls it: gate, message, call … */
  kind: string;
  id: string;
  document: DocumentFile;
  path: Path;
  /** Where any document of the kind would not do. */
  holds?: Holds | undefined;
  /** A word that may stand there as well. */
  besides?: string | undefined;
}

/** The name of a field, as a text or as a key. */
export interface FieldName {
  /** What `x-field` of the meta-schema says of whose it is: of the entity, of what the call takes … */
  of: string;
  path: Path;
  isKey: boolean;
}

interface Walked {
  complaints: Complaint[];
  references: Reference[];
  fields: FieldName[];
  /** Its keys, each with what explains it. */
  keys: { meta: Meta; path: Path }[];
}

const known = new WeakMap<DocumentFile, Walked>();

/** Holds a document against the meta-schema of its kind, and collects the ids that it names. */
export function walkDocument(document: DocumentFile): Walked {
  const before = known.get(document);
  if (before) return before;
  const walked: Walked = { complaints: [], references: [], fields: [], keys: [] };
  known.set(document, walked);
  if (document.broken) return walked;
  const file = `${document.kind}.schema.json`;
  new Walk(document, walked).value(document.value, { meta: metaFile(file), file }, []);
  return walked;
}

/** It agrees with its meta-schema, so that anyone who reads it need not look at types again. */
export const isSound = (document: DocumentFile): boolean =>
  !document.broken && walkDocument(document).complaints.length === 0;

class Walk {
  private readonly document: DocumentFile;
  private readonly walked: Walked;
  /** Whose the names are that stand inside: what is said further out counts. */
  private fieldsOf: string | undefined;

  constructor(document: DocumentFile, walked: Walked) {
    this.document = document;
    this.walked = walked;
  }

  value(value: unknown, place: Placed, path: Path): void {
    const own = place.meta['x-field'] ?? follow(place).meta['x-field'];
    const around = this.fieldsOf;
    this.fieldsOf ??= own;
    if (own && typeof value === 'string') this.field(path, own, false);
    this.inner(value, follow(place), path);
    this.fieldsOf = around;
  }

  private field(path: Path, own: string, isKey: boolean): void {
    this.walked.fields.push({ of: this.fieldsOf ?? own, path, isKey });
  }

  private inner(value: unknown, { meta, file }: Placed, path: Path): void {
    const branches = meta.oneOf ?? meta.anyOf;
    if (branches) {
      this.branch(
        value,
        branches.map((branch) => follow({ meta: branch, file })),
        path,
      );
      return;
    }
    if (meta['x-id'] && typeof value === 'string') {
      const { 'x-id': kind, 'x-holds': holds, 'x-besides': besides } = meta;
      this.walked.references.push({ kind, id: value, document: this.document, path, holds, besides });
    }
    if (!this.isAllowed(value, meta, path)) return;
    if (Array.isArray(value)) this.array(value, { meta, file }, path);
    else if (isObject(value)) this.object(value, { meta, file }, path);
  }

  private say(path: Path, sentence: string, suggestion?: string): false {
    this.walked.complaints.push(complain(this.document, path, sentence, suggestion));
    return false;
  }

  /** The alternative that was most likely meant: the one whose constants and keys fit best. */
  private branch(value: unknown, branches: Placed[], path: Path): void {
    const fitting = branches.filter(({ meta }) => fits(value, meta));
    if (fitting.length === 0) {
      this.say(path, `${shown(value)} cannot stand here`, `it is ${list(branches.map(({ meta }) => nameOf(meta)))}`);
      return;
    }
    if (isObject(value) && this.isUnknownKind(value, fitting, path)) return;
    const [best] = [...fitting].sort((a, b) => score(value, b.meta) - score(value, a.meta));
    if (best && isObject(value) && score(value, best.meta) < 0) this.strange(value, fitting, path);
    else if (best) {
      this.value(value, best, path);
      if (isObject(value)) this.otherKind(value, best, fitting, path);
    }
  }

  /** Several keys are unknown in a document of its kind, and one of another kind has them all: that was meant. */
  private otherKind(value: Record<string, unknown>, { meta }: Placed, branches: Placed[], path: Path): void {
    const unknown = (one: Meta) => Object.keys(value).filter((name) => !(name in (one.properties ?? {})));
    const key = kindKey(meta);
    const strange = unknown(meta);
    if (key === undefined || strange.length < 2) return;
    const other = branches.find((one) => unknown(one.meta).length === 0)?.meta.properties?.[key]?.const;
    const names = strange.map((name) => JSON.stringify(name)).join(', ');
    if (other !== undefined)
      this.say([...path, key], `${shown(value[key])} has no ${names}`, `${shown(other)} has them`);
  }

  /** None of the alternatives has a key of this object. */
  private strange(value: Record<string, unknown>, branches: Placed[], path: Path): void {
    const known = branches.flatMap(({ meta }) => Object.keys(meta.properties ?? {}));
    for (const name of Object.keys(value)) this.unknownKey(name, value, known, path);
  }

  /** A document such as a screen says by a constant which alternative it is. */
  private isUnknownKind(value: Record<string, unknown>, branches: Placed[], path: Path): boolean {
    const key = kindKey(branches[0]?.meta);
    const kinds = branches.map(({ meta }) => meta.properties?.[key ?? '']?.const);
    if (key === undefined || branches.length < 2 || kinds.some((kind) => typeof kind !== 'string')) return false;
    if (kinds.includes(value[key])) return false;
    const hint = didYouMean(word(value[key]), kinds as string[]) ?? `it is one of ${list(kinds as string[])}`;
    this.say(value[key] === undefined ? path : [...path, key], `${JSON.stringify(key)} is ${shown(value[key])}`, hint);
    return true;
  }

  private isAllowed(value: unknown, meta: Meta, path: Path): boolean {
    if ('const' in meta && value !== meta.const)
      return this.say(path, `${shown(value)} cannot stand here`, `it is ${shown(meta.const)} or left out`);
    if (meta.enum && !meta.enum.includes(value)) {
      const hint = didYouMean(word(value), meta.enum.map(String)) ?? `it is one of ${list(meta.enum.map(String))}`;
      return this.say(path, `${shown(value)} is unknown here`, hint);
    }
    if (meta.type && !fits(value, meta))
      return this.say(path, `${shown(value)} cannot stand here`, `it is ${nameOf(meta)}`);
    if (typeof value === 'string') return this.isText(value, meta, path);
    if (typeof value === 'number') return this.isNumber(value, meta, path);
    return true;
  }

  private isText(value: string, meta: Meta, path: Path): boolean {
    if (meta.minLength && value.length < meta.minLength) return this.say(path, 'The text is empty');
    if (meta.pattern && !new RegExp(meta.pattern, 'u').test(value)) {
      return this.say(path, `${shown(value)} does not match ${meta.pattern}`);
    }
    return true;
  }

  private isNumber(value: number, meta: Meta, path: Path): boolean {
    const { minimum = -Infinity, maximum = Infinity, exclusiveMinimum = -Infinity } = meta;
    if (value >= minimum && value <= maximum && value > exclusiveMinimum) return true;
    const least = minimum > -Infinity ? `at least ${minimum}` : `more than ${exclusiveMinimum}`;
    return this.say(path, `${value} is out of range`, `it is ${value > maximum ? `at most ${maximum}` : least}`);
  }

  private array(value: unknown[], { meta, file }: Placed, path: Path): void {
    if (meta.minItems && value.length < meta.minItems)
      this.say(path, value.length === 0 ? 'The list is empty' : `The list takes ${meta.minItems} or more`);
    this.repeated(value, path);
    const { items } = meta;
    if (!items) return;
    for (const [index, item] of value.entries()) this.value(item, { meta: items, file }, [...path, index]);
  }

  /** Nothing that a document lists means more for being there twice; for types and values it is forbidden. */
  private repeated(value: unknown[], path: Path): void {
    const seen = new Set<string>();
    for (const [index, item] of value.entries()) {
      const text = JSON.stringify(item);
      if (seen.has(text)) this.say([...path, index], `${shown(item)} is there twice`, 'leave one out');
      seen.add(text);
    }
  }

  private object(value: Record<string, unknown>, { meta, file }: Placed, path: Path): void {
    const { properties = {}, required = [], additionalProperties: others, propertyNames = {} } = meta;
    const { 'x-field': keysOf } = propertyNames;
    for (const name of required) {
      if (!(name in value)) this.say(path, `${JSON.stringify(name)} is missing`, hintOf(properties[name]));
    }
    for (const [name, inner] of Object.entries(value)) {
      const known = properties[name];
      if (keysOf) this.field([...path, name], keysOf, true);
      if (known) this.walked.keys.push({ meta: known, path: [...path, name] });
      if (known) this.value(inner, { meta: known, file }, [...path, name]);
      else if (isObject(others)) this.value(inner, { meta: others as Meta, file }, [...path, name]);
      else if (others === true && nearest(name, unused(value, properties), 1)) this.slip(name, value, properties, path);
      else if (others === false) this.unknownKey(name, value, Object.keys(properties), path);
    }
  }

  /** Other keys are the product's own here; what is nearly one of ours was meant to be it. */
  private slip(name: string, value: object, properties: Record<string, Meta>, path: Path): void {
    this.say([...path, name], `Unknown key ${JSON.stringify(name)}`, didYouMean(name, unused(value, properties)));
  }

  private unknownKey(name: string, value: Record<string, unknown>, known: string[], path: Path): void {
    if ('$ref' in value && known.includes('$ref')) {
      this.say(
        [...path, name],
        `A $ref stands alone, ${JSON.stringify(name)} beside it would be ignored`,
        `write "allOf": [{ "$ref": … }] and put ${JSON.stringify(name)} beside that`,
      );
      return;
    }
    const free = known.filter((key) => !(key in value) && key !== '$schema');
    const hint =
      didYouMean(name, free) ?? (free.length > 0 && free.length <= 12 ? `known here: ${free.join(', ')}` : undefined);
    this.say([...path, name], `Unknown key ${JSON.stringify(name)}`, hint);
  }
}

/** The key by whose constant an alternative is told from others. */
const kindKey = (meta: Meta | undefined): string | undefined =>
  Object.keys(meta?.properties ?? {}).find((name) => 'const' in (meta?.properties?.[name] ?? {}));

const unused = (value: object, properties: Record<string, Meta>): string[] =>
  Object.keys(properties).filter((key) => !(key in value));

function score(value: unknown, meta: Meta): number {
  if (Array.isArray(value)) return value.filter((item) => !meta.items || fits(item, meta.items)).length;
  if (!isObject(value)) return 0;
  const properties = meta.properties ?? {};
  let points = 0;
  for (const [name, inner] of Object.entries(value)) {
    const known = properties[name];
    if (known && 'const' in known) points += known.const === inner ? 100 : -100;
    else if (known) points += 2;
    else if (meta.additionalProperties === false) points -= 1;
  }
  return points + (meta.required ?? []).filter((name) => name in value).length;
}

function fits(value: unknown, meta: Meta): boolean {
  if ('const' in meta) return value === meta.const;
  if (meta.enum) return typeof value === typeof meta.enum[0];
  if (!meta.type) return true;
  const types = [meta.type].flat();
  return types.some((type) => type === typeOf(value) || (type === 'number' && typeOf(value) === 'integer'));
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}

const words: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  array: 'a list',
  null: 'null',
};

export const wordFor = (type: string): string => words[type] ?? type;

function nameOf(meta: Meta): string {
  if ('const' in meta) return shown(meta.const);
  if (meta.enum) return list(meta.enum.map(shown));
  return list([meta.type ?? 'anything'].flat().map(wordFor));
}

const hintOf = (meta: Meta | undefined): string | undefined =>
  meta?.description?.replace(/[.]$/, '').replace(/^[A-Z]/, (letter) => letter.toLowerCase());

const list = (names: string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;

function shown(value: unknown): string {
  if (value === undefined) return 'missing';
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

const word = (value: unknown): string => (typeof value === 'string' ? value : shown(value));
