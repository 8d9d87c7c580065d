import type { Call } from '../../../src/shared/documents/call.ts';
import { isObject, type Path } from '../document.ts';
import type { Entry } from '../entries.ts';
import { recordProperties } from '../shapes/record-shapes.ts';
import { didYouMean } from '../suggest.ts';
import { checkValue } from './allowed-values.ts';
import { checkError } from './call-fields.ts';
import { at, type Checking, entriesOfKind } from './checking.ts';

/** Values that a call's document fixes: of records, and of the job that it sends. */
export function checkCallValues(checking: Checking): void {
  for (const entry of entriesOfKind(checking, 'call')) {
    const call = checking.artifacts.calls[entry.id];
    if (!call) continue;
    for (const [path, values] of valuesOf(call))
      for (const [name, value] of Object.entries(values)) checkOne(checking, entry, call, [...path, name], name, value);
    if (call.does === 'update-all' && !call.set)
      at(checking, entry, ['does'], 'Nothing says what all of them get', 'say it in "set"');
    if (call.exclusive) checkError(checking, entry, ['exclusive', 'error'], call, call.exclusive.error);
    checkJob(checking, entry, call);
    checkTable(checking, entry, call);
  }
}

/** Of a file: a column of what the records do not have. */
function checkTable(checking: Checking, entry: Entry, { exports, entity: id = '', columns = {} }: Call): void {
  const entity = checking.artifacts.entities[id];
  if (!exports || !entity) return;
  const known = [...Object.keys(columns), ...Object.keys(recordProperties(entity, checking.artifacts.entities))];
  for (const name of Object.keys(exports.table ?? {})) {
    if (known.includes(name)) continue;
    const sentence = `The entity ${id} has no field ${JSON.stringify(name)}`;
    at(checking, entry, ['exports', 'table', name], sentence, didYouMean(name, known));
  }
}

const valuesOf = (call: Call): [Path, Record<string, unknown>][] => [
  [['where'], call.where ?? {}],
  [['set'], call.set ?? {}],
  [['most', 'where'], call.most?.where ?? {}],
  ...named(['only'], call.only),
  ...named(['list', 'counts'], call.list?.counts),
];

const named = (path: Path, groups: Record<string, Record<string, unknown>> = {}): [Path, Record<string, unknown>][] =>
  Object.entries(groups).map(([name, values]) => [[...path, name], values]);

/** Any of a list's; and what is only known when the call is made has the right type by itself. */
function checkOne(checking: Checking, entry: Entry, call: Call, path: Path, name: string, value: unknown): void {
  const entity = checking.artifacts.entities[call.entity ?? ''];
  const properties = entity ? recordProperties(entity, checking.artifacts.entities) : {};
  const items: [Path, unknown][] = Array.isArray(value) ? value.map((item, index) => [[index], item]) : [[[], value]];
  for (const [place, item] of items) {
    if (isObject(item)) checkKnownThen(checking, entry, call, [...path, ...place], item);
    else checkValue(checking, entry, [...path, ...place], name, properties[name], item);
  }
}

function checkKnownThen(
  checking: Checking,
  entry: Entry,
  call: Call,
  path: Path,
  value: Record<string, unknown>,
): void {
  const words = ['actor', 'now', 'given'];
  const [word = '', ...more] = Object.keys(value);
  if (!words.includes(word) || more.length > 0) {
    const hint = didYouMean(word, words) ?? 'an object is { "actor": "id" }, { "now": true } or { "given": … }';
    at(checking, entry, path, 'Nobody knows what this stands for', hint);
  }
  if (word !== 'given') return;
  const known = Object.keys({ ...call.params?.properties, ...call.query?.properties, ...call.body?.properties });
  const name = value.given;
  const hint = typeof name === 'string' ? didYouMean(name, known) : 'it is the name of what the call was given';
  if (typeof name !== 'string' || !known.includes(name))
    at(checking, entry, [...path, 'given'], `The call takes no ${JSON.stringify(name)}`, hint);
}

/** A job fails on a payload that it does not know, when nobody waits for an answer any more. */
function checkJob(checking: Checking, entry: Entry, { sends, does }: Call): void {
  if (!sends) return;
  if (does !== 'create' && does !== 'update')
    at(checking, entry, ['sends'], 'A job is sent by a call that creates or updates a record');
  const payload = checking.artifacts.jobs[sends.job]?.payload;
  if (!payload) return;
  const known = Object.keys(payload.properties);
  const given: [string, Path][] = [
    [sends.record, ['sends', 'record']],
    ...Object.keys(sends.payload ?? {}).map((name): [string, Path] => [name, ['sends', 'payload', name]]),
  ];
  for (const [name, path] of given)
    if (!known.includes(name))
      at(checking, entry, path, `The job ${sends.job} takes no ${JSON.stringify(name)}`, didYouMean(name, known));
  for (const [name, value] of Object.entries(sends.payload ?? {}))
    checkValue(checking, entry, ['sends', 'payload', name], name, payload.properties[name], value);
  const names = ['company', 'user', ...given.map(([name]) => name)];
  for (const name of (payload.required ?? []).filter((one) => !names.includes(one)))
    at(checking, entry, ['sends'], `The job ${sends.job} needs ${JSON.stringify(name)}`, 'say it in "payload"');
}
