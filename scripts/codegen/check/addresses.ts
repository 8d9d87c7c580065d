import type { Screen } from '../../../src/shared/documents/screen.ts';
import type { Path } from '../document.ts';
import type { Entry } from '../entries.ts';
import { didYouMean } from '../suggest.ts';
import { at, type Checking, entriesOfKind, placed } from './checking.ts';
import { rowProperties } from './row-properties.ts';

/** What an address may be filled with besides the record: the engine gives these. */
const given = ['page'];

/** `{idd}` in an address: nothing would be put there. */
export function checkAddresses(checking: Checking): void {
  for (const entry of entriesOfKind(checking, 'screen')) {
    const screen = checking.artifacts.screens[entry.id];
    if (!screen) continue;
    const row = rowProperties(checking, screen);
    for (const [path, address] of addressesOf(screen))
      checkAddress(checking, entry, path, address, path[0] === 'actions' || path[0] === 'bulk' ? [] : row);
  }
}

function checkAddress(
  checking: Checking,
  entry: Entry,
  path: Path,
  address: string,
  row: readonly string[] | undefined,
): void {
  const names = [...address.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
  if (/[{}]/.test(address.replace(/\{\w+\}/g, '')))
    at(checking, entry, path, `A brace in ${address} is not closed`, 'a field stands in braces: {id}');
  if (!row) return;
  const known = [...new Set([...row, ...given, ...routeParameters(checking)])];
  for (const name of names.filter((one) => !known.includes(one)))
    at(checking, entry, path, `Nothing fills {${name}} of ${address}`, didYouMean(name, known));
}

/** Addresses that are filled with a row of the list; those of other screens are filled with what only they know. */
function addressesOf(screen: Screen): [Path, string][] {
  if (screen.kind !== 'list') return [];
  const found: [Path, string | undefined][] = [[['open'], screen.open]];
  for (const member of ['actions', 'row', 'bulk'] as const)
    for (const [path, action] of placed([member], screen[member])) found.push([[...path, 'goes'], action.goes]);
  for (const [path, column] of placed(['columns'], screen.columns))
    found.push([[...path, 'goes'], column.goes], [[...path, 'action', 'goes'], column.action?.goes]);
  return found.filter((pair): pair is [Path, string] => pair[1] !== undefined);
}

const routeParameters = (checking: Checking): string[] =>
  Object.values(checking.artifacts.screens).flatMap((screen) =>
    screen.kind === 'routes'
      ? screen.routes.flatMap((route) => [...route.path.matchAll(/:(\w+)/g)].map((match) => match[1] ?? ''))
      : [],
  );
