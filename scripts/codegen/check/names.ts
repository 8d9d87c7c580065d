import { builtinCells, builtinComponents, builtinWidgets } from '../../../src/shared/builtins.ts';
import type { Kind } from '../../../src/shared/documents/id.ts';
import { permissionList } from '../emit/names.ts';
import { didYouMean } from '../suggest.ts';
import type { Checking } from './checking.ts';
import type { Reference } from './meta-walk.ts';

const rateList = 'shell/limits.rates';
/** What a gate may ask of a person, besides permissions. A set of documents without these lists is not held to them. */
const flagList = 'access/why.flags';
const typeList = 'people/user.types';

/** Ids that are nowhere declared. */
export function checkReferences(checking: Checking): void {
  const ids = (kind: Kind) =>
    new Set(checking.declared.filter((entry) => entry.kind === kind).map((entry) => entry.id));
  const known: Record<string, ReadonlySet<string> | undefined> = {
    gate: ids('gate'),
    message: ids('messages'),
    call: ids('call'),
    entity: ids('entity'),
    screen: ids('screen'),
    form: ids('form'),
    options: ids('options'),
    permission: values(checking, permissionList),
    rate: values(checking, rateList),
    flag: values(checking, flagList),
    type: values(checking, typeList),
  };
  for (const reference of checking.references) {
    const names = known[reference.kind];
    if (names) checkKnown(checking, reference, names);
    else if (reference.kind in builtins) checkSimilar(checking, reference);
  }
}

/** Undefined where the list is at fault, or where a set of documents has none: then every code is as good as another. */
function values(checking: Checking, id: string): ReadonlySet<string> | undefined {
  const list = checking.artifacts.options[id];
  return list && 'values' in list ? new Set(list.values.map((option) => String(option.value))) : undefined;
}

const called: Record<string, string> = {
  options: 'option list or constant',
  rate: `rate in ${rateList}`,
  flag: `flag in ${flagList}`,
  type: `type of person in ${typeList}`,
};

/** The sentence of the server's answer, in the place of a message id. */
const fromServer = 'server';

function checkKnown(checking: Checking, { kind, id, document, path }: Reference, names: ReadonlySet<string>): void {
  if (names.has(id) || (kind === 'message' && id === fromServer)) return;
  const what = called[kind] ?? kind;
  const hint = didYouMean(id, names) ?? (names.size === 0 ? `no ${what} is declared at all` : undefined);
  checking.say(document, path, `There is no ${what} ${JSON.stringify(id)}`, hint);
}

const builtins: Record<string, readonly string[]> = {
  cell: builtinCells,
  widget: builtinWidgets,
  component: builtinComponents,
};

/** Cells, widgets and components may be the product's own: only a slip beside one of the engine's is told here. */
function checkSimilar(checking: Checking, { kind, id, document, path }: Reference): void {
  const known = builtins[kind] ?? [];
  if (known.includes(id)) return;
  const others = checking.references.filter((other) => other.kind === kind && other.id === id);
  const hint = didYouMean(id, known);
  if (hint && others.length === 1)
    checking.say(document, path, `The engine has no ${kind} ${JSON.stringify(id)}`, hint);
}
