import { builtinCells, builtinWidgets } from '../../../src/shared/builtins.ts';
import type { Artifacts } from '../../../src/shared/documents/artifacts.ts';
import type { Holds } from '../check/meta-files.ts';
import { meets } from '../check/option-lists.ts';
import { type CodeParts, noParts } from '../code-parts.ts';
import { isObject } from '../document.ts';
import { cellNames, componentNames, standaloneNames, widgetNames } from '../emit/names.ts';
import type { Entry } from '../entries.ts';
import { kindOf, knownNames, listOf } from '../known-names.ts';

/** A name that may stand somewhere, and what it says to someone who chooses it. */
export interface Name {
  name: string;
  says?: string | undefined;
}

const server: Name = { name: 'server', says: 'The sentence of the answer.' };
const holds: readonly Holds[] = ['list', 'number', 'sizes', 'cut', 'items'];

/** Under what its place in a meta-schema says (`x-id`, then `x-holds` or `x-besides` after a dash), the names there. */
export function nameSchemas(
  declared: readonly Entry[],
  artifacts: Artifacts,
  parts: CodeParts = noParts,
): Record<string, object> {
  const known = knownNames(declared, artifacts);
  const says = saying(declared, artifacts);
  const lists = [...known].map(([kind, names]): [string, Name[]] => [
    kind,
    [...names].sort().map((name) => ({ name, says: says(kind, name) })),
  ]);
  const options = lists.find(([kind]) => kind === 'options')?.[1] ?? [];
  const messages = lists.find(([kind]) => kind === 'message')?.[1] ?? [];
  const ofSort = holds.map((sort): [string, Name[]] => [
    `options-${sort}`,
    options.filter(({ name }) => {
      const found = artifacts.options[name];
      return found !== undefined && meets(found, sort);
    }),
  ]);
  return Object.fromEntries([
    ...[...lists, ...ofSort, ['message-server', [...messages, server]] as const].map(([kind, names]) => [
      kind,
      closed(kind, names),
    ]),
    ...Object.entries(drawn(artifacts, parts)).map(([kind, names]) => [kind, open(kind, names)]),
  ]);
}

/** One of these and nothing else. */
function closed(kind: string, names: readonly Name[]): object {
  const [what = ''] = kind.split('-');
  return {
    ...listed(names),
    errorMessage: `There is no ${what} of this name here. Was it just added? The editor knows it after \`npm run codegen\`, or at once under \`npm run dev\`.`,
  };
}

/** One of these, or what code will bring; what it brings for a widget or a cell has a folder before its name. */
const open = (kind: string, names: readonly string[]): object => ({
  anyOf: [{ enum: names }, { type: 'string', ...(kind !== 'component' && { pattern: '/' }) }],
});

/** Any text; these are offered. */
export const offered = (names: readonly Name[]): object => ({ anyOf: [listed(names), { type: 'string' }] });

/** The same for keys, where editors look for nothing else. */
export const offeredKeys = (names: readonly Name[]): object => ({ examples: names.map(({ name }) => name) });

const listed = (names: readonly Name[]): object => ({
  enum: names.map(({ name }) => name),
  ...(names.some(({ says }) => says) && { markdownEnumDescriptions: names.map(({ says }) => markdown(says ?? '')) }),
});

/** A text as Markdown shows it; what stands between backticks is left alone. */
export const markdown = (text: string): string =>
  text
    .split(/(`[^`]*`)/)
    .map((part) => (part.startsWith('`') ? part : part.replace(/[\\<>*_[\]#]/g, '\\$&')))
    .join('');

/** What code draws, and what no document asks for yet. */
function drawn(artifacts: Artifacts, parts: CodeParts): Record<string, string[]> {
  const components = [...componentNames(artifacts), ...standaloneNames(artifacts)];
  const asked = { component: components, widget: widgetNames(artifacts), cell: cellNames(artifacts) };
  const all = new Set(Object.values(asked).flat());
  const free = [...parts.drawn].flatMap(([id, { imported }]) => (imported || all.has(id) ? [] : [id]));
  return {
    component: [...asked.component, ...free].sort(),
    widget: [...builtinWidgets, ...asked.widget, ...free],
    cell: [...builtinCells, ...asked.cell, ...free],
  };
}

/** The text of a message, the title of a gate: what stands beside a name while it is chosen. */
function saying(declared: readonly Entry[], artifacts: Artifacts): (kind: string, name: string) => string | undefined {
  const texts = new Map(declared.map(({ kind, id, value }) => [`${kind} ${id}`, textOf(value)]));
  return (kind, name) => {
    const list = artifacts.options[listOf[kind] ?? ''];
    if (list && 'values' in list) return list.values.find(({ value }) => value === name)?.label;
    return texts.get(`${kindOf[kind]} ${name}`);
  };
}

function textOf(value: unknown): string | undefined {
  if (!isObject(value)) return undefined;
  const text = value.text ?? value.title ?? value.kind;
  return typeof text === 'string' ? text : undefined;
}
