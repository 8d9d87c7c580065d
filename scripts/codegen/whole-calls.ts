import { dirname, join, relative, sep } from 'node:path';
import type { Call } from '../../src/shared/documents/call.ts';
import { documentId } from '../../src/shared/documents/id.ts';
import { isSound } from './check/meta-walk.ts';
import { type DocumentFile, type Documents, isObject, type Path, type Taken } from './document.ts';

type Plain = Record<string, unknown>;

const known = new WeakMap<Documents, Documents>();

/**
 * The documents with each call whole: with what its defaults say, and with `answer` as the answer of the status 200. Of
 * defaults the nearest count: those that the call is `like`, then those of its folder and of the folders around it, then
 * those of all calls.
 */
export function withWholeCalls(documents: Documents): Documents {
  const before = known.get(documents);
  if (before) return before;
  const defaults = documents.files.filter(({ kind }) => kind === 'defaults');
  const files = documents.files.map((file) => (file.kind === 'call' && isSound(file) ? whole(file, defaults) : file));
  const made = { ...documents, files };
  known.set(documents, made);
  known.set(made, made);
  return made;
}

function whole(file: DocumentFile, defaults: readonly DocumentFile[]): DocumentFile {
  const taken: Taken[] = [];
  const { like, ...own } = written(file, file.value as Plain, taken);
  const named = [like ?? []].flat().map((id) => defaults.find((one) => documentId(one.subject, one.stem) === id));
  const sources = [...named, ...around(file, defaults)];
  // What is missing or at fault there is said there; nobody knows what else this call would be.
  if (!sources.every((source) => source && isSound(source))) return { ...file, broken: true };
  let value: Plain = own;
  for (const source of sources as DocumentFile[]) value = withDefaults(file, value, source, taken);
  const body = isObject(value.body) && { body: withMessages(value.body) };
  return { ...file, value: { ...value, ...body, messages: withOwnErrors(value as unknown as Call) }, taken };
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
  const method = onlyReads(value as unknown as Call) ? 'GET' : String(value.method);
  const { answers, ...others } = (isObject(methods) ? (methods[method] ?? {}) : {}) as Plain;
  const give = (to: Plain, given: Plain, from: Path) => {
    const said = written(source, given, taken, from);
    return merged(to, said, { file, source, taken, to: [], from }) as Plain;
  };
  const first = give(value, { ...others, ...(answers !== undefined && !value.does && { answers }) }, [
    'methods',
    method,
  ]);
  return give(first, common, []);
}

/** It asks for nothing but an answer, whatever the method: most send their filters in a body. */
const onlyReads = ({ does, reads }: Call): boolean =>
  reads === true || ['list', 'read', 'count', 'filters', 'values'].includes(does ?? '');

interface Merging {
  file: DocumentFile;
  source: DocumentFile;
  taken: Taken[];
  to: Path;
  from: Path;
}

/** What the call says itself stands. An answer, a reference and a list are not mixed with others. */
function merged(own: unknown, given: unknown, merging: Merging): unknown {
  const { file, source, taken, to, from } = merging;
  if (own === undefined) {
    if (to.length > 0 && !taken.some((one) => one.file === source && startsWith(to, one.to)))
      taken.push({ to, file: source, path: from });
    return rebased(given, source, file);
  }
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

/** `answer` holds the properties of the answer of the status 200. */
function written(file: DocumentFile, value: Plain, taken: Taken[], at: Path = []): Plain {
  const { answer, ...rest } = value;
  if (!isObject(answer)) return value;
  taken.push({ to: ['answers'], file, path: [...at, 'answer'] });
  taken.push({ to: ['answers', '200', 'properties'], file, path: [...at, 'answer'] });
  return { ...rest, answers: { 200: { properties: answer }, ...(rest.answers as object | undefined) } };
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
