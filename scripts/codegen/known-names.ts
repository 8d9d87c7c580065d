import { iconNames } from '../../src/shared/builtins.ts';
import type { Artifacts } from '../../src/shared/documents/artifacts.ts';
import type { Kind } from '../../src/shared/documents/id.ts';
import { flagList, permissionList, rateList, typeList } from './emit/names.ts';
import type { Entry } from './entries.ts';

/** What `x-id` of the meta-schemas calls a thing → the kind of document that declares it. */
export const kindOf: Record<string, Kind> = {
  gate: 'gate',
  message: 'messages',
  call: 'call',
  defaults: 'defaults',
  entity: 'entity',
  screen: 'screen',
  form: 'form',
  options: 'options',
  job: 'job',
};

/** The same for what is a value of an option list. */
export const listOf: Record<string, string> = {
  permission: permissionList,
  rate: rateList,
  flag: flagList,
  type: typeList,
};

/**
 * By what `x-id` says, all names there are. Not there: where the list is at fault, or where a set of documents has none:
 * then every code is as good as another.
 */
export function knownNames(declared: readonly Entry[], artifacts: Artifacts): ReadonlyMap<string, ReadonlySet<string>> {
  const idsOf = (kind: Kind) => declared.filter((entry) => entry.kind === kind).map((entry) => entry.id);
  const valuesOf = (id: string) => {
    const list = artifacts.options[id];
    return list && 'values' in list ? list.values.map((option) => String(option.value)) : undefined;
  };
  const names: [string, readonly string[] | undefined][] = [
    ...Object.entries(kindOf).map(([name, kind]): [string, string[]] => [name, idsOf(kind)]),
    ...Object.entries(listOf).map(([name, id]): [string, string[] | undefined] => [name, valuesOf(id)]),
    ['icon', iconNames],
  ];
  return new Map(names.flatMap(([name, list]) => (list ? [[name, new Set(list)]] : [])));
}
