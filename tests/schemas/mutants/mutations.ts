import type { DocumentFile, Path } from '../../../scripts/codegen/document.ts';
import { isObject } from '../../../scripts/codegen/document.ts';
import { type Random, randomOf, seedOf } from '../../../scripts/seed/random.ts';
import { collections, documentId } from '../../../src/shared/documents/id.ts';
import { linesOf, nodeAt } from './lines.ts';
import { all, copyOf, type Found, put, renameKey, take } from './tree.ts';

/** One document with one thing changed in it. */
export interface Mutant {
  kind: string;
  /** Path below `schemas/`, such as `touchpoints/stage.entity.json`. */
  path: string;
  text: string;
  /** The lines in which a complaint is in its place: where the change is, and where what holds it begins. */
  lines: ReadonlySet<number>;
  /** Names that came or went: a complaint elsewhere is about this when it says one of them. */
  names: readonly string[];
  what: string;
}

interface Change {
  /** Where the change stands in the changed document. */
  at: Path;
  value?: unknown;
  /** Where a change is to the text as such. */
  text?: string;
  names?: string[];
}

interface World {
  /** Values of the same key in documents of the same kind. */
  values: Map<string, unknown[]>;
  /** Ids of everything, to be put where one of another kind belongs. */
  ids: string[];
}

type Mutation = (found: Found, whole: Record<string, unknown>, dice: Random, world: World) => Change | undefined;

/** A slip of the finger: two neighbours swapped, so that it is another word. */
function misspelt(word: string): string {
  for (let i = word.length - 2; i >= 0; i--)
    if (word[i] !== word[i + 1] && /\w\w/.test(word.slice(i, i + 2)))
      return word.slice(0, i) + word[i + 1] + word[i] + word.slice(i + 2);
  return `${word}x`;
}

const changed = (whole: Record<string, unknown>, at: Path, value: unknown, names: unknown[] = []): Change => ({
  at,
  value: put(copyOf(whole), at, value),
  names: names
    .flat()
    .filter((name) => typeof name === 'string' || typeof name === 'number')
    .map(String)
    .filter((name) => name.length > 1),
});

const isWord = (value: unknown): value is string => typeof value === 'string' && /^[\w@$./{}:#-]+$/.test(value);
const last = (at: Path) => at.at(-1);
const isKey = ({ at }: Found) => typeof last(at) === 'string';
const isItem = ({ at }: Found) => typeof last(at) === 'number';
const holderOf = ({ at }: Found) => at.slice(0, -1);

const wrongTypes = (value: unknown): unknown[] => {
  if (typeof value === 'string') return [7, true, {}, [value]];
  if (typeof value === 'number') return [String(value), true, [value]];
  if (typeof value === 'boolean') return [String(value), 1];
  if (Array.isArray(value)) return ['', {}, 1];
  return ['', [], 1, true];
};

const mutations: Record<string, Mutation> = {
  'key dropped': (found, whole) =>
    isKey(found) ? { at: holderOf(found), value: take(copyOf(whole), found.at), names: namesIn(found) } : undefined,
  'item dropped': (found, whole) =>
    isItem(found) ? { at: holderOf(found), value: take(copyOf(whole), found.at), names: namesIn(found) } : undefined,
  'key misspelt': (found, whole) => {
    if (!isKey(found)) return undefined;
    const was = String(last(found.at));
    const is = misspelt(was);
    return { at: [...holderOf(found), is], value: renameKey(copyOf(whole), found.at, is), names: [was, is] };
  },
  'name misspelt': (found, whole) =>
    isWord(found.value)
      ? changed(whole, found.at, misspelt(found.value), [found.value, misspelt(found.value)])
      : undefined,
  'name emptied': (found, whole) =>
    typeof found.value === 'string' ? changed(whole, found.at, '', [found.value]) : undefined,
  'name of another kind': (found, whole, dice, { ids }) => {
    if (typeof found.value !== 'string' || !/^[a-z-]+\/[\w.-]+$/.test(found.value)) return undefined;
    const other = dice.pick(ids);
    return changed(whole, found.at, other, [found.value, other]);
  },
  'another value': (found, whole, dice, { values }) => {
    const others = (values.get(keyOf(found.at)) ?? []).filter((one) => one !== found.value);
    if (others.length === 0) return undefined;
    const other = dice.pick(others);
    return changed(whole, found.at, other, [found.value, other, fieldAround(found.at)]);
  },
  'wrong type': (found, whole, dice) =>
    found.at.length === 0 ? undefined : changed(whole, found.at, dice.pick(wrongTypes(found.value))),
  null: (found, whole) => (found.at.length === 0 ? undefined : changed(whole, found.at, null)),
  emptied: (found, whole) =>
    found.at.length > 0 && typeof found.value === 'object' && size(found.value) > 0
      ? { ...changed(whole, found.at, Array.isArray(found.value) ? [] : {}), names: namesIn(found) }
      : undefined,
  'item twice': (found, whole) => {
    if (!Array.isArray(found.value) || found.value.length === 0) return undefined;
    const at = [...found.at, found.value.length];
    return changed(whole, at, found.value[0], namesIn(found));
  },
  'unknown key': (found, whole, dice) => {
    if (!isObject(found.value)) return undefined;
    const at = [...found.at, dice.pick(['x-flag', 'colour', 'comment', 'onclick', 'default2'])];
    return changed(whole, at, dice.pick<unknown>([true, 'x', 1, []]), [String(last(at))]);
  },
  'unknown item': (found, whole, dice) => {
    if (!Array.isArray(found.value) || typeof found.value[0] !== 'string') return undefined;
    const item = dice.pick(['nobody_knows', 'shell/nothing', 'no-such']);
    return changed(whole, [...found.at, found.value.length], item, [item]);
  },
  '$ref broken': (found, whole, dice) => {
    if (last(found.at) !== '$ref' || typeof found.value !== 'string') return undefined;
    const [file = '', pointer = ''] = found.value.split('#', 2);
    const is = dice.pick([
      `${misspelt(file)}#${pointer}`,
      `${file}#${misspelt(pointer)}`,
      `#${pointer}`,
      file,
      `#/${found.at.slice(0, -1).join('/')}`,
    ]);
    return changed(whole, found.at, is, [found.value, is]);
  },
  'limit inverted': (found, whole) => {
    const pairs = [
      ['minimum', 'maximum'],
      ['minLength', 'maxLength'],
      ['minItems', 'maxItems'],
    ] as const;
    if (!isObject(found.value)) return undefined;
    for (const [low, high] of pairs) {
      const most = found.value[high];
      if (typeof most === 'number')
        return changed(whole, [...found.at, low], most + 1, [fieldAround([...found.at, low])]);
      const least = found.value[low];
      if (typeof least === 'number')
        return changed(whole, [...found.at, high], least - 1, [fieldAround([...found.at, high])]);
    }
    return undefined;
  },
  'limit moved': (found, whole, dice) =>
    typeof found.value === 'number'
      ? // A value of a list may be named elsewhere, as its default.
        changed(whole, found.at, dice.pick([-1, 0, 0.5, found.value * 1000, -found.value, 1e12]), [String(found.value)])
      : undefined,
  'default against its schema': (found, whole, dice) => {
    if (!isSchema(found)) return undefined;
    const { type, 'x-options': options } = found.value as { type?: unknown; 'x-options'?: unknown };
    if (type === undefined && options === undefined) return undefined;
    const wrong = [type].flat().includes('string') || options ? [7, [], {}] : ['nothing', {}];
    return changed(whole, [...found.at, 'default'], dice.pick<unknown>(wrong));
  },
  'gate of itself': (found, whole, _dice) =>
    last(found.at) === 'needs' && found.id ? changed(whole, found.at, { gate: found.id }, [found.id]) : undefined,
  'unknown parameter': (found, whole, dice) => {
    if (typeof found.value !== 'string' || !/[{:]\w+/.test(found.value)) return undefined;
    const names = [...found.value.matchAll(/[{:](\w+)/g)].map(([, name]) => name ?? '');
    const name = dice.pick(names);
    const is = found.value.replace(new RegExp(`([{:])${name}`), `$1${misspelt(name)}x`);
    return changed(whole, found.at, is, [name, `${misspelt(name)}x`]);
  },
  'key twice': (found, whole) => {
    if (!isKey(found)) return undefined;
    const text = shown(whole);
    const node = nodeAt(text, found.at)?.parent;
    if (!node) return undefined;
    const part = text.slice(node.offset, node.offset + node.length);
    return { at: found.at, text: `${text.slice(0, node.offset)}${part},\n${text.slice(node.offset)}` };
  },
  'a sign dropped': (found, whole, dice) => {
    const text = shown(whole);
    const node = nodeAt(text, found.at);
    if (!node) return undefined;
    const signs = [...text.slice(node.offset, node.offset + node.length).matchAll(/[{}[\],:"]/g)].map(
      ({ index }) => node.offset + index,
    );
    if (signs.length === 0) return undefined;
    const index = dice.pick(signs);
    return { at: found.at, text: text.slice(0, index) + text.slice(index + 1) };
  },
};

/** The field that a value is a part of: what it is now, others say by its name. */
const fieldAround = (at: Path) => at[Math.max(at.lastIndexOf('properties'), at.lastIndexOf('takes')) + 1];
const size = (value: unknown) => (value === null ? 0 : Object.keys(value as object).length);
const isSchema = ({ value, at }: Found) =>
  isObject(value) && ('type' in value || 'x-options' in value) && at.at(-2) === 'properties';

/** What a document loses with a part of it: its key, its texts, the keys within. */
function namesIn({ at, value }: Found): string[] {
  const inner = all(value, []).flatMap((one) => [
    ...(one.at.length > 0 ? [String(last(one.at))] : []),
    // Of an address, what stands before its first parameter.
    ...(typeof one.value === 'string' || typeof one.value === 'boolean'
      ? [String(one.value).replace(/\/:.*$/, '')]
      : []),
  ]);
  // `name?` may be left out: it is called by its name all the same.
  return [String(last(at)), ...inner]
    .map((name) => name.replace(/\?$/, ''))
    .filter((name) => /^\/?[a-z][\w./-]+$/i.test(name));
}

/** Numbers are the places of items, and names of properties are many: what remains says what stands there. */
const keyOf = (at: Path): string =>
  at
    .filter((step) => typeof step === 'string')
    .slice(-1)
    .join('/');

const shown = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

export interface MutantSource {
  documents: readonly DocumentFile[];
  ids: readonly string[];
}

/** Every place of every document by every mutation that fits there, as functions: most are never asked. */
export function mutantsOf({ documents, ids }: MutantSource): Map<string, (() => Mutant | undefined)[]> {
  const world: World = { values: valuesByKey(documents), ids: [...ids] };
  const found = new Map<string, (() => Mutant | undefined)[]>();
  for (const document of documents) {
    const whole = document.value as Record<string, unknown>;
    const places = all(whole, []).map((one) => ({ ...one, id: idAt(document, one.at) }));
    for (const place of places)
      for (const [kind, mutation] of Object.entries(mutations)) {
        const made = found.get(kind) ?? [];
        found.set(kind, made);
        made.push(() => {
          const dice = randomOf(seedOf(`${kind} ${document.file} ${place.at.join('/')}`));
          const change = mutation(place, whole, dice, world);
          return change && mutant(kind, document, place, change);
        });
      }
  }
  return found;
}

function idAt({ subject, stem, kind }: DocumentFile, at: Path): string | undefined {
  if (!collections.some((one) => one === kind) || at.length === 0) return undefined;
  return documentId(subject, stem, String(at[0]));
}

function valuesByKey(documents: readonly DocumentFile[]): Map<string, unknown[]> {
  const values = new Map<string, unknown[]>();
  for (const { value } of documents)
    for (const one of all(value, []))
      if (
        one.at.length > 0 &&
        !(typeof one.value === 'object') &&
        !(typeof one.value === 'string' && / /.test(one.value))
      ) {
        const key = keyOf(one.at);
        values.set(key, [...(values.get(key) ?? []), one.value]);
      }
  return values;
}

function mutant(kind: string, document: DocumentFile, place: Found, change: Change): Mutant | undefined {
  const text = change.text ?? shown(change.value);
  if (change.text === undefined && text === shown(document.value)) return undefined;
  return {
    kind,
    path: `${document.subject}/${document.path.split('/').at(-1)}`,
    text,
    lines: linesOf(text, change.at, kind),
    names: [...(change.names ?? []), ...bracesIn(place.value), ...(place.id ? [place.id] : [])],
    what: `${kind}: ${document.file}#/${place.at.join('/')}`,
  };
}

/** What a text is filled with: a complaint names it by these. */
const bracesIn = (value: unknown): string[] =>
  [...JSON.stringify(value).matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
