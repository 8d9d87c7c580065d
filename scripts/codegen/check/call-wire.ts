import type { Call } from '../../../src/shared/documents/call.ts';
import { pathParameters, recordParameter } from '../../../src/shared/documents/call-parts.ts';
import type { Schema } from '../../../src/shared/documents/schema.ts';
import { engineErrors } from '../../../src/shared/errors/engine.ts';
import type { Path } from '../document.ts';
import type { Entry } from '../entries.ts';
import { hasBody } from '../shapes/parameters.ts';
import { didYouMean } from '../suggest.ts';
import { at, type Checking, entriesOfKind, placed } from './checking.ts';

/** How a call stands on the wire: its path, method, statuses, and names that its inputs share. */
export function checkWire(checking: Checking): void {
  for (const entry of entriesOfKind(checking, 'call')) {
    const call = checking.artifacts.calls[entry.id];
    if (!call) continue;
    checkPath(checking, entry, ['path'], call.path);
    for (const [path, alias] of placed(['aliases'], call.aliases)) checkPath(checking, entry, path, alias);
    checkMethod(checking, entry, call);
    checkRecord(checking, entry, call);
    checkStatuses(checking, entry, call);
    checkInputs(checking, entry);
  }
}

function checkPath(checking: Checking, entry: Entry, path: Path, address: string): void {
  const steps = address.replace(/\/$/, '').split('/').slice(1);
  const odd = steps.find((step) => !/^(\{[A-Za-z_]\w*\}|[\w.~-]+)$/.test(step));
  if (odd !== undefined) {
    const hint = 'each step is plain text or one {parameter}; a query is not part of the path';
    at(checking, entry, path, `${JSON.stringify(odd)} cannot be a step of a path`, hint);
  }
  const names = pathParameters(address);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) at(checking, entry, path, `The path has {${twice}} twice`);
}

/** What the engine does, and the methods that say so. */
const methods: Record<NonNullable<Call['does']>, readonly Call['method'][]> = {
  list: ['GET', 'POST'],
  read: ['GET', 'POST'],
  filters: ['GET', 'POST'],
  count: ['GET', 'POST'],
  values: ['GET', 'POST'],
  create: ['POST', 'PUT'],
  update: ['PATCH', 'PUT', 'POST', 'DELETE'],
  'update-all': ['PATCH', 'PUT', 'POST'],
  remove: ['DELETE', 'POST', 'PATCH'],
  reorder: ['PATCH', 'PUT', 'POST'],
  export: ['GET', 'POST'],
  'sign-out': ['POST'],
};

function checkMethod(checking: Checking, entry: Entry, { does, method }: Call): void {
  const fit = does ? methods[does] : undefined;
  if (fit && !fit.includes(method))
    at(checking, entry, ['method'], `A call that does "${does}" is not a ${method}`, `it is ${fit.join(' or ')}`);
}

/** A call about one record has its id in the path; one that stands elsewhere would be a slip beside a parameter of the path. */
function checkRecord(checking: Checking, entry: Entry, call: Call): void {
  const record = recordParameter(call);
  if (!call.does || !record || 'record' in (entry.value as object)) return;
  const names = pathParameters(call.path);
  if (names.length === 0 || names.includes(record)) return;
  const hint = didYouMean(names[0] ?? '', [record]) ?? `write {${record}}, or say in "record" which parameter it is`;
  at(checking, entry, ['path'], `The path has no {${record}}, which says the record`, hint);
}

function checkStatuses(checking: Checking, entry: Entry, call: Call): void {
  checkMessageKeys(checking, entry, ['messages'], call.messages, call);
  for (const key of Object.keys((entry.value as Partial<Call>).answers ?? {})) {
    // 303 leads a browser on.
    if (isStatus(key, 200, 299) || key === '303') continue;
    const hint = 'errors stand in "errors"';
    at(checking, entry, ['answers', key], `${JSON.stringify(key)} is no status of a success`, hint);
  }
}

/** What `messages` may speak of besides a status: success, whatever else, what the console itself refuses. */
const outcomes = ['success', 'default', 'invalid', ...Object.keys(engineErrors)];

/** Of a call, a form or a control: each message is about something that the call can come to. */
export function checkMessageKeys(
  checking: Checking,
  entry: Entry,
  path: Path,
  messages: object | undefined,
  call: Call | undefined,
): void {
  const known = [...outcomes, ...Object.keys(call?.errors ?? {})];
  for (const key of Object.keys(messages ?? {})) {
    if (known.includes(key) || isStatus(key, 200, 599)) continue;
    const hint = didYouMean(key, known) ?? 'it is success, default, a status, or an error of the call';
    at(checking, entry, [...path, key], `No call comes to ${JSON.stringify(key)}`, hint);
  }
}

const isStatus = (key: string, least: number, most: number): boolean =>
  /^\d{3}$/.test(key) && Number(key) >= least && Number(key) <= most;

/** The same name twice among path, query, body, filters: one of them would never be read. */
function checkInputs(checking: Checking, entry: Entry): void {
  const declared = entry.value as Partial<Call> & Pick<Call, 'path' | 'method'>;
  const taken = new Map<string, string>(pathParameters(declared.path).map((name) => [name, 'the path']));
  // A filter says what a parameter of the path is compared with.
  const filters = Object.keys(declared.filters ?? {}).filter((name) => taken.get(name) !== 'the path');
  const groups: [Path, string, readonly string[]][] = [
    [['query', 'properties'], 'the query', namesOf(declared.query)],
    [['body', 'properties'], 'the body', hasBody(declared as Call) ? namesOf(declared.body) : []],
    [['filters'], 'the filters', filters],
  ];
  for (const [path, where, names] of groups) {
    for (const name of names) {
      const other = taken.get(name);
      if (other) at(checking, entry, [...path, name], `${JSON.stringify(name)} stands in ${other} already`);
      else taken.set(name, where);
    }
  }
}

const namesOf = (schema: Schema | undefined): string[] => [
  ...(schema?.fields ?? []),
  ...Object.keys(schema?.properties ?? {}),
];
