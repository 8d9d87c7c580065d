import type { Call } from '../../../src/shared/documents/call.ts';
import type { Schema } from '../../../src/shared/documents/schema.ts';
import { declaredCall } from '../build.ts';
import { type DocumentFile, type Documents, isObject, type Path } from '../document.ts';
import { type Entry, entriesOf } from '../entries.ts';
import { shapedCall } from '../shapes/call-shapes.ts';
import { closes } from '../shapes/closed.ts';
import { formatLimit } from '../shapes/format-limits.ts';
import { eachSchema } from '../walk.ts';
import { surroundings, wholeCall } from '../whole-calls.ts';
import type { Checking } from './checking.ts';

/** What calls say although they are the same without it: their defaults, their gate or the engine say it already. */
export function checkSuperfluous(checking: Checking, documents: Documents): void {
  const around = surroundings(documents);
  const whole = (file: DocumentFile) => wholeCall(file, around);
  for (const entry of entriesOf(documents).filter(({ kind }) => kind === 'call')) {
    const call = checking.artifacts.calls[entry.id];
    if (!call) continue;
    const known = whole(entry.document).value;
    const isSame = (path: Path): boolean => {
      const made = whole({ ...entry.document, value: removed(entry.value, path) });
      return isEqual(made.value, known) || (isShaped(path) && isEqual(shaped(checking, entry, made), call));
    };
    const same = [...sayings(entry.value).filter(isSame), ...keywordsIn(entry.value)];
    // What is said twice is said by what it is like: that stays.
    for (const path of same.length > 1 ? same.filter(([member]) => member !== 'like') : same)
      checking.say(
        entry.document,
        path,
        'The call is the same without it',
        `leave it out: so is every ${call.method} call of its kind${taken(valueAt(entry.value, path))}`,
      );
  }
}

/** What is taken from another document may have become nothing there. */
const taken = (value: unknown): string =>
  isObject(value) && typeof value.$ref === 'string' ? `; or ${value.$ref} has lost what it was taken for` : '';

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((holder, step) => (isObject(holder) ? holder[step] : undefined), value);

/** What was read of a file has no prototype, and is the same nevertheless. */
function isEqual(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const [one, other] = [Object.entries(a), b as Record<string, unknown>];
  return (
    one.length === Object.keys(b).length &&
    one.every(([key, value]) => Object.hasOwn(other, key) && isEqual(value, other[key]))
  );
}

const needed = ['title', 'method', 'path', 'gate'];
/** Members of which each part may follow by itself. */
const members = ['messages', 'errors', 'takes', 'body', 'columns', 'set', 'exports'];
/** Members that the engine adds to, or makes. */
const shapes = ['params', 'query', 'body', 'answers'];

const isShaped = ([member, ...rest]: Path): boolean => rest.length === 0 && shapes.includes(String(member));

function shaped({ resolver, artifacts }: Checking, { id }: Entry, { ...document }: DocumentFile): Call {
  const entry: Entry = { kind: 'call', id, document, path: [], value: document.value };
  return shapedCall(declaredCall(entry, resolver), artifacts);
}

function sayings(value: unknown): Path[] {
  const call = value as Record<string, unknown>;
  const own = Object.keys(call).filter((key) => !needed.includes(key));
  const inner = members.flatMap((member) => Object.keys(call[member] ?? {}).map((key) => [member, key]));
  const answers: Path[] = isObject(call.answer) && 'status' in call.answer ? [['answer', 'status']] : [];
  return [...own.map((key) => [key]), ...inner, ...answers];
}

function removed(value: unknown, [step, ...rest]: Path): unknown {
  if (!isObject(value) || step === undefined) return value;
  if (rest.length > 0) return { ...value, [step]: removed(value[step], rest) };
  const { [step]: _gone, ...others } = value;
  return others;
}

/** Keywords of its schemas that follow from others beside them. */
function keywordsIn(value: unknown): Path[] {
  const found: Path[] = [];
  const see = (schema: unknown, path: Path): void => {
    if (!isObject(schema)) return;
    eachSchema(schema as Schema, (sub, place) => {
      const at = [...path, ...place];
      for (const keyword of following(sub, at)) found.push([...at, keyword]);
    });
  };
  const call = value as Record<string, unknown>;
  for (const member of ['params', 'query', 'body']) see(call[member], [member]);
  for (const member of ['takes', 'answer', 'answers'])
    for (const [name, schema] of Object.entries(call[member] ?? {})) see(schema, [member, name]);
  return found;
}

function following(schema: Schema, at: Path): string[] {
  const { type, each, format, maxLength, additionalProperties } = schema;
  const isAnswer = String(at[0]).startsWith('answer');
  const isInput = at.length === 1;
  const isText = Boolean(schema['x-options'] ?? schema['x-relation']);
  const isList = Boolean(each ?? (isAnswer && schema.items));
  const isHolder = Boolean(schema.of ?? ((isAnswer || isInput) && schema.properties));
  const known = { string: isText, array: isList, object: isHolder } as Record<string, boolean>;
  return [
    ...(typeof type === 'string' && known[type] ? ['type'] : []),
    ...(maxLength !== undefined && (schema['x-options'] || maxLength === formatLimit(schema)) ? ['maxLength'] : []),
    ...(format === 'uuid' && schema['x-relation'] && !Array.isArray(type) ? ['format'] : []),
    ...(additionalProperties === false && closes(schema, at) ? ['additionalProperties'] : []),
  ];
}
