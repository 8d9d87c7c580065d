import type { Option } from '../../../src/shared/documents/words.ts';
import { isObject } from '../document.ts';
import { flagList, guessList, permissionHeadings, permissionList, rateList, typeList } from '../emit/names.ts';
import type { Entry } from '../entries.ts';
import { type CodeUse, isUsed } from '../source-use.ts';
import { didYouMean } from '../suggest.ts';
import { at, type Checking, entriesOfKind } from './checking.ts';

/** Texts, gates and lists that nobody uses, and things called reserved that someone does use. */
export function checkUse(checking: Checking): void {
  const { usedInCode } = checking;
  if (!usedInCode || checking.hasFaults) return;
  const meant = meantNames(checking);
  for (const [kind, reference, what] of kinds) {
    const used = new Set(checking.references.filter((one) => one.kind === reference).map((one) => one.id));
    for (const entry of entriesOfKind(checking, kind)) {
      // Those of a folder hold for its calls, unasked.
      const isAsked = entry.kind === 'defaults' && entry.document.stem === 'call';
      if (!isAsked && !meant.has(entry.id))
        checkOne(checking, entry, used.has(entry.id) || isNamed(usedInCode, entry), what);
    }
  }
  checkPermissions(checking, usedInCode);
}

const kinds = [
  ['messages', 'message', 'message'],
  ['gate', 'gate', 'gate'],
  ['options', 'options', 'list or constant'],
  ['defaults', 'defaults', 'defaults'],
] as const;

/** Beginnings of ids that are named and not there: what a slip or a renaming leaves without use is not told to be removed. */
function meantNames(checking: Checking): { has(id: string): boolean } {
  const declared = new Set(checking.declared.map((entry) => entry.id));
  const missing = checking.references.filter(({ id }) => id.includes('/') && !declared.has(id));
  const beginnings = missing.map(({ id }) => id.replace(/[^./]+$/, ''));
  return { has: (id) => beginnings.some((beginning) => id.startsWith(beginning)) };
}

const lists = new Set([permissionList, rateList, guessList, flagList, typeList]);

const isNamed = (use: CodeUse, entry: Entry): boolean => isUsed(use, entry.id) || lists.has(entry.id);

function checkOne(checking: Checking, entry: Entry, isInUse: boolean, what: string): void {
  const reserved = isObject(entry.value) && entry.value.reserved;
  if (isInUse && reserved)
    at(checking, entry, ['reserved'], `The ${what} ${entry.id} is in use`, 'leave "reserved" out');
  if (isInUse || reserved) return;
  at(checking, entry, [], `Nobody uses the ${what} ${entry.id}`, 'remove it, or say in "reserved" why it is there');
}

/** A permission that no gate asks for opens nothing: that has to be said. */
function checkPermissions(checking: Checking, use: CodeUse): void {
  const entry = entriesOfKind(checking, 'options').find((one) => one.id === permissionList);
  if (!entry || !isObject(entry.value) || !Array.isArray(entry.value.values)) return;
  const asked = new Set(checking.references.filter((one) => one.kind === 'permission').map((one) => one.id));
  const headings = checking.artifacts.options[permissionHeadings];
  const known = headings && 'values' in headings ? headings.values.map(({ value }) => value) : undefined;
  (entry.value.values as Option[]).forEach((option, index) => {
    if (known && !known.includes(option.group ?? '')) {
      const hint = didYouMean(option.group ?? '', known.map(String)) ?? `"group" is one of ${known.join(', ')}`;
      const place = option.group === undefined ? [] : ['group'];
      const missing =
        option.group === undefined ? 'it stands under no heading' : `there is no heading "${option.group}"`;
      const sentence = `Nobody can be given the permission ${option.value}: ${missing}`;
      at(checking, entry, ['values', index, ...place], sentence, hint);
    }
    const opens = asked.has(String(option.value)) || use.words.has(String(option.value));
    if (opens && option.reserved) {
      at(
        checking,
        entry,
        ['values', index, 'reserved'],
        `The permission ${option.value} is asked for`,
        'leave "reserved" out',
      );
    } else if (!opens && !option.reserved) {
      at(
        checking,
        entry,
        ['values', index],
        `No gate asks for the permission ${option.value}`,
        'say in "reserved" why it opens nothing yet',
      );
    }
  });
}
