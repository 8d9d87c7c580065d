import { builtinCells, builtinWidgets } from '../../../src/shared/builtins.ts';
import { collections, documentId } from '../../../src/shared/documents/id.ts';
import { flagList, rateList, typeList } from '../emit/names.ts';
import { kindOf, knownNames } from '../known-names.ts';
import { didYouMean } from '../suggest.ts';
import type { Checking } from './checking.ts';
import type { Reference } from './meta-walk.ts';

/** Ids that are nowhere declared. */
export function checkReferences(checking: Checking): void {
  const known = knownNames(checking.declared, checking.artifacts);
  for (const reference of checking.references) {
    const names = known.get(reference.kind);
    if (names) checkKnown(checking, reference, names);
    else if (reference.kind in builtins) checkSimilar(checking, reference);
  }
}

const called: Record<string, string> = {
  options: 'option list or constant',
  rate: `rate in ${rateList}`,
  flag: `flag in ${flagList}`,
  type: `type of person in ${typeList}`,
};

const listed: Record<string, string> = { icon: 'all names stand in src/shared/builtins.ts' };

function checkKnown(checking: Checking, reference: Reference, names: ReadonlySet<string>): void {
  const { kind, id, document, path, besides } = reference;
  if (names.has(id) || id === besides || isUnreadable(checking, kind, id)) return;
  const what = called[kind] ?? kind;
  const hint =
    didYouMean(id, names) ??
    listed[kind] ??
    nowCalled(checking, reference, names) ??
    (names.size === 0 ? `no ${what} is declared at all` : undefined);
  checking.say(document, path, `There is no ${what} ${JSON.stringify(id)}`, hint);
}

/** It would stand in a file that is no JSON: that is said there, and nobody knows what else is in it. */
function isUnreadable(checking: Checking, kind: string, id: string): boolean {
  const of = kindOf[kind];
  return checking.broken.some(
    (file) => file.kind === of && collections.includes(of) && id.startsWith(documentId(file.subject, file.stem, '')),
  );
}

/** After a renaming the new name is the one of the same file that nobody uses yet. */
function nowCalled(checking: Checking, { kind, id }: Reference, names: ReadonlySet<string>): string | undefined {
  const used = new Set(checking.references.filter((other) => other.kind === kind).map((other) => other.id));
  const beginning = id.replace(/[^./]+$/, '');
  const unused = [...names].filter((name) => name.startsWith(beginning) && !used.has(name));
  return unused.length === 1 ? `is it now called ${JSON.stringify(unused[0])}, which nobody uses?` : undefined;
}

const builtins: Record<string, readonly string[]> = {
  cell: builtinCells,
  widget: builtinWidgets,
};

/** Cells and widgets may be the product's own: only a slip beside one of the engine's is told here. */
function checkSimilar(checking: Checking, { kind, id, document, path }: Reference): void {
  const known = builtins[kind] ?? [];
  if (known.includes(id)) return;
  const others = checking.references.filter((other) => other.kind === kind && other.id === id);
  const hint = didYouMean(id, known);
  if (hint && others.length === 1)
    checking.say(document, path, `The engine has no ${kind} ${JSON.stringify(id)}`, hint);
}
