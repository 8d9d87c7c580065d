import type { Call } from '../../../src/shared/documents/call.ts';
import type { Schema } from '../../../src/shared/documents/schema.ts';
import type { Action, ListScreen, Screen } from '../../../src/shared/documents/screen.ts';
import type { Path } from '../document.ts';
import { flagList } from '../emit/names.ts';
import { messageParams } from '../emit/words.ts';
import type { Entry } from '../entries.ts';
import { didYouMean } from '../suggest.ts';
import { checkValue, each } from './allowed-values.ts';
import { arrivalsOf } from './arrivals.ts';
import { checkMessageKeys } from './call-wire.ts';
import { at, type Checking, entriesOfKind } from './checking.ts';
import { rowSchemas } from './row-properties.ts';
import { actionsOf } from './screen-fields.ts';

type Schemas = Readonly<Record<string, Schema>>;

/** What controls send, when they are drawn, what they open, and what their questions are filled with. */
export function checkActionValues(checking: Checking): void {
  for (const entry of entriesOfKind(checking, 'screen')) {
    const screen = checking.artifacts.screens[entry.id];
    if (!screen) continue;
    const row = rowSchemas(checking, screen);
    if (row && screen.kind === 'list') checkRefresh(checking, entry, screen, row);
    for (const [path, arrival] of arrivalsOf(screen)) checkOpens(checking, entry, path, arrival);
    for (const [path, action] of actionsOf(screen)) {
      checkOpens(checking, entry, path, action);
      checkSend(checking, entry, path, action);
      if (row && screen.kind === 'list' && path[0] !== 'actions' && path[0] !== 'bulk')
        for (const [name, value] of Object.entries({ ...action.send }))
          checkFilled(checking, entry, [...path, 'send', name], value, row);
      checkMessageKeys(
        checking,
        entry,
        [...path, 'messages'],
        action.messages,
        checking.artifacts.calls[action.calls ?? ''],
      );
      if (row && screen.kind === 'list' && path[0] !== 'actions' && path[0] !== 'bulk') {
        checkWhen(checking, entry, path, action, row);
        checkQuestion(checking, entry, path, action, row);
      }
    }
  }
}

function checkRefresh(checking: Checking, entry: Entry, { refresh }: ListScreen, row: Schemas): void {
  if (!refresh) return;
  const { field } = refresh;
  if (!Object.hasOwn(row, field)) {
    const hint = didYouMean(field, Object.keys(row));
    at(checking, entry, ['refresh', 'field'], `No row has ${JSON.stringify(field)}`, hint);
  } else
    for (const [place, value] of each(['refresh', 'while'], refresh.while))
      checkValue(checking, entry, place, field, row[field], value);
}

/** Kinds of screens that can stand above another. */
const opened: readonly string[] = ['dialog', 'steps'] satisfies Screen['kind'][];

function checkOpens(checking: Checking, entry: Entry, path: Path, { opens }: Action): void {
  const target = checking.artifacts.screens[opens ?? ''];
  if (!target || opened.includes(target.kind)) return;
  const hint = 'name a screen of the kind dialog, or use "goes" with its route';
  at(
    checking,
    entry,
    [...path, 'opens'],
    `${opens} is a screen of the kind ${target.kind}, which cannot be opened`,
    hint,
  );
}

function checkSend(checking: Checking, entry: Entry, path: Path, action: Action): void {
  const call = checking.artifacts.calls[action.calls ?? ''];
  if (call && action.send) checkSent(checking, entry, [...path, 'send'], call, action.send);
}

/** `{idd}` in what a row sends: it would be sent as it stands. */
function checkFilled(checking: Checking, entry: Entry, path: Path, value: unknown, row: Schemas): void {
  const [, name] = (typeof value === 'string' && /^\{(\w+)\}$/.exec(value)) || [];
  if (name === undefined || Object.hasOwn(row, name)) return;
  at(checking, entry, path, `No row has ${JSON.stringify(name)}`, didYouMean(name, Object.keys(row)));
}

/** Values that a document sends: the call takes them, and they are ones that it allows. */
export function checkSent(
  checking: Checking,
  entry: Entry,
  path: Path,
  call: Call,
  send: Readonly<Record<string, unknown>>,
): void {
  const taken: Schemas = { ...call.params?.properties, ...call.query?.properties, ...call.body?.properties };
  const isOpen = call.body?.additionalProperties !== undefined && call.body.additionalProperties !== false;
  for (const [name, value] of Object.entries(send)) {
    const schema = Object.hasOwn(taken, name) ? taken[name] : undefined;
    if (schema) {
      checkValue(checking, entry, [...path, name], name, schema, value);
      if (isRetired(checking, schema, value))
        at(checking, entry, [...path, name], `The value ${JSON.stringify(value)} is retired, so that it is refused`);
    } else if (!isOpen)
      at(
        checking,
        entry,
        [...path, name],
        `The call ${call.id} takes no ${JSON.stringify(name)}`,
        didYouMean(name, Object.keys(taken)),
      );
  }
}

function isRetired({ artifacts }: Checking, schema: Schema, value: unknown): boolean {
  const list = artifacts.options[schema['x-options'] ?? ''];
  return list !== undefined && 'values' in list && list.values.some((one) => one.retired && one.value === value);
}

/** Flags of the actor may be named as well; a set of documents without the list of flags is not held to it. */
function checkWhen(checking: Checking, entry: Entry, path: Path, action: Action, row: Schemas): void {
  const flags = checking.artifacts.options[flagList];
  const known = flags && 'values' in flags ? flags.values.map((option) => String(option.value)) : [];
  for (const key of ['when', 'unless'] as const)
    for (const [name, wanted] of Object.entries(action[key] ?? {})) {
      const place = [...path, key, name];
      if (known.includes(name)) continue;
      if (!Object.hasOwn(row, name)) {
        const hint = didYouMean(name, [...Object.keys(row), ...known]);
        const drawn = key === 'when' ? 'never' : 'always';
        at(checking, entry, place, `No row has ${JSON.stringify(name)}: the control would ${drawn} be drawn`, hint);
      } else for (const [at, value] of each(place, wanted)) checkValue(checking, entry, at, name, row[name], value);
    }
}

function checkQuestion(checking: Checking, entry: Entry, path: Path, { confirm }: Action, row: Schemas): void {
  const message = checking.artifacts.messages[confirm ?? ''];
  for (const name of message ? messageParams(message) : []) {
    if (Object.hasOwn(row, name)) continue;
    const sentence = `The message ${confirm} has {${name}}, which no row has`;
    at(checking, entry, [...path, 'confirm'], sentence, didYouMean(name, Object.keys(row)));
  }
}
