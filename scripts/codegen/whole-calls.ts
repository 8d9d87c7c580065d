import { dirname, join, relative, sep } from 'node:path';
import type { Call } from '../../src/shared/documents/call.ts';
import type { Gate } from '../../src/shared/documents/gate.ts';
import { documentId } from '../../src/shared/documents/id.ts';
import { levelOf } from '../../src/shared/gates/call-levels.ts';
import { isSound } from './check/meta-walk.ts';
import { type DocumentFile, type Documents, isObject, type Path, type Taken } from './document.ts';
import { entriesOf } from './entries.ts';
import { asksOnly, writtenOut } from './written-calls.ts';

type Plain = Record<string, unknown>;

const known = new WeakMap<Documents, Documents>();

/**
 * The documents with each call whole: with what its defaults say, its short forms written out, and the level that its gate
 * asks for. Of defaults the nearest count: those that the call is `like`, then those of its folder and of the folders around
 * it, then those of all calls.
 */
export function withWholeCalls(documents: Documents): Documents {
  const before = known.get(documents);
  if (before) return before;
  const around = surroundings(documents);
  const files = documents.files.map((file) => (file.kind === 'call' && isSound(file) ? wholeCall(file, around) : file));
  const made = { ...documents, files };
  known.set(documents, made);
  known.set(made, made);
  return made;
}

interface Surroundings {
  defaults: readonly DocumentFile[];
  gates: Readonly<Record<string, Gate>>;
}

/** What a call has without saying it comes from these. What is wrong with a gate is said there. */
export function surroundings(documents: Documents): Surroundings {
  const gates = entriesOf(documents).filter(({ kind, document }) => kind === 'gate' && isSound(document));
  return {
    defaults: documents.files.filter(({ kind }) => kind === 'defaults'),
    gates: Object.fromEntries(gates.map(({ id, value }) => [id, value as Gate])),
  };
}

export function wholeCall(file: DocumentFile, { defaults, gates }: Surroundings): DocumentFile {
  const taken: Taken[] = [];
  const { like, ...own } = writtenOut(file, file.value as Plain, file.value as Plain, taken);
  const named = [like ?? []].flat().map((id) => defaults.find((one) => documentId(one.subject, one.stem) === id));
  const sources = [...named, ...around(file, defaults)];
  // What is missing or at fault there is said there; nobody knows what else this call would be.
  if (!sources.every((source) => source && isSound(source))) return { ...file, broken: true };
  let value: Plain = own;
  for (const source of sources as DocumentFile[]) value = withDefaults(file, value, source, taken);
  const body = isObject(value.body) && { body: withMessages(value.body) };
  const { level: _said, ...rest } = value;
  const level = levelOf(value as unknown as Call, gates);
  const known = { ...(level !== 'full' && { level }), messages: withOwnErrors(value as unknown as Call) };
  return { ...file, value: { ...rest, ...body, ...known }, taken };
}

const forAll = 'shell/call';

/** Defaults that no call has to name, the nearest first. */
function around({ subject }: DocumentFile, defaults: readonly DocumentFile[]): DocumentFile[] {
  const folders = defaults.filter((one) => one.stem === 'call' && `${subject}/`.startsWith(`${one.subject}/`));
  const nearest = folders.sort((a, b) => b.subject.length - a.subject.length);
  const [last] = defaults.filter((one) => documentId(one.subject, one.stem) === forAll);
  return [...nearest.filter((one) => one !== last), ...(last ? [last] : [])];
}

function withDefaults(file: DocumentFile, value: Plain, source: DocumentFile, taken: Taken[]): Plain {
  const { $schema: _meta, title: _title, methods, ...common } = source.value as Plain;
  const method = asksOnly(value as unknown as Call) ? 'GET' : String(value.method);
  const { answers, ...others } = (isObject(methods) ? (methods[method] ?? {}) : {}) as Plain;
  const give = (to: Plain, given: Plain, from: Path) => {
    const said = writtenOut(source, given, value, taken, from);
    return merged(to, said, { file, source, taken, to: [], from }) as Plain;
  };
  const first = give(value, { ...others, ...(answers !== undefined && !value.does && { answers }) }, [
    'methods',
    method,
  ]);
  return give(first, common, []);
}

interface Merging {
  file: DocumentFile;
  source: DocumentFile;
  taken: Taken[];
  to: Path;
  from: Path;
}

/** What the call says itself stands. An answer, a reference and a list are not mixed with others, but for what has to be there. */
function merged(own: unknown, given: unknown, merging: Merging): unknown {
  const { file, source, taken, to, from } = merging;
  if (own === undefined) {
    if (to.length > 0 && !taken.some((one) => one.file === source && startsWith(to, one.to)))
      taken.push({ to, file: source, path: from });
    return rebased(given, source, file);
  }
  if (to.at(-1) === 'required' && to.length === 2) return [...new Set([given, own].flat())];
  if (!isObject(own) || !isObject(given) || '$ref' in own || '$ref' in given || to[0] === 'answers') return own;
  const both: Plain = { ...own };
  for (const [key, value] of Object.entries(given))
    both[key] = merged(own[key], value, { ...merging, to: [...to, key], from: [...from, key] });
  return both;
}

const startsWith = (path: Path, start: Path): boolean => start.every((step, index) => path[index] === step);

/** References as they read from the other file. */
function rebased(value: unknown, from: DocumentFile, to: DocumentFile): unknown {
  if (Array.isArray(value)) return value.map((item) => rebased(item, from, to));
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([key, inner]) => [
    key,
    key === '$ref' && typeof inner === 'string' ? moved(inner, from, to) : rebased(inner, from, to),
  ]);
  return Object.fromEntries(entries);
}

function moved(ref: string, from: DocumentFile, to: DocumentFile): string {
  const [name = '', pointer = ''] = ref.split('#', 2);
  const path = name === '' ? from.path : join(dirname(from.path), name);
  return `${relative(dirname(to.path), path).split(sep).join('/')}#${pointer}`;
}

/** One message stands for each field that is required. */
function withMessages(body: Plain): Plain {
  const { errorMessage, required } = body;
  if (!isObject(errorMessage) || typeof errorMessage.required !== 'string' || !Array.isArray(required)) return body;
  const message = errorMessage.required;
  return {
    ...body,
    errorMessage: { ...errorMessage, required: Object.fromEntries(required.map((name) => [name, message])) },
  };
}

/** An error of the call shows its own sentence, unless `messages` says something else for it or for its status. */
function withOwnErrors({ messages = {}, errors = {} }: Call): Plain {
  const made: Plain = { ...messages };
  for (const [name, { status }] of Object.entries(errors)) {
    // "Not allowed" is said in one sentence; only what is refused for a reason of its own says that one.
    const key = status === 403 ? name : String(status);
    if (!(name in made)) made[key] ??= 'server';
  }
  return made;
}
