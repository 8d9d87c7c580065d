import { follow, type Meta, metaFile, type Placed } from '../check/meta-files.ts';
import { isObject } from '../document.ts';
import type { Owner } from './fields.ts';
import { markdown, offered, offeredKeys } from './names.ts';

interface Filling {
  owners: Readonly<Record<string, readonly Owner[]>>;
  /** What a place says of where more is to be read, as Markdown. */
  more(meta: Meta, file: string): string | undefined;
}

type Filled = Record<string, unknown>;

/** A meta-schema as editors read it: with the names there are today, and prose as Markdown. */
export function filledMeta(file: string, filling: Filling): Filled {
  const lists = new Map<string, object>();
  const filled = node(metaFile(file), file, filling, lists);
  return { ...filled, definitions: { ...(filled.definitions as object), ...Object.fromEntries(lists) } };
}

const single = ['items', 'additionalProperties', 'propertyNames'] as const;
const several = ['allOf', 'anyOf', 'oneOf'] as const;
const byName = ['properties', 'definitions'] as const;

function node(meta: Meta, file: string, filling: Filling, lists: Map<string, object>): Filled {
  const inner = (one: unknown) => (isObject(one) ? node(one as Meta, file, filling, lists) : one);
  const { 'x-id': kind, 'x-holds': holds, 'x-besides': besides, ...rest } = meta;
  const names = [kind, holds, besides].filter(Boolean).join('-');
  const filled: Filled = { ...rest };
  for (const key of single) if (meta[key] !== undefined) filled[key] = inner(meta[key]);
  for (const key of several) if (meta[key]) filled[key] = meta[key].map(inner);
  for (const key of byName)
    if (meta[key]) filled[key] = Object.fromEntries(Object.entries(meta[key]).map(([name, one]) => [name, inner(one)]));
  if (meta.description)
    filled.markdownDescription = [markdown(meta.description), filling.more(meta, file)].filter(Boolean).join('\n\n');
  const more = [
    ...(kind ? [{ $ref: `names.schema.json#/definitions/${names}` }] : []),
    ...conditions(meta, file, filling, lists),
  ];
  if (more.length > 0) filled.allOf = [...((filled.allOf as unknown[] | undefined) ?? []), ...more];
  return filled;
}

/** Below an object that says whose fields are meant: for each of those it may name, the fields at their places. */
function conditions(meta: Meta, file: string, filling: Filling, lists: Map<string, object>): object[] {
  return Object.entries(filling.owners).flatMap(([key, owners]) => {
    const places = meta.properties?.[key] ? placesIn({ meta, file }, key) : [];
    return owners.flatMap((owner, index) => {
      const then: Filled = {};
      for (const { steps, says, isMany, isAmong } of places) {
        const names = owner.fields[says];
        if (!names) continue;
        const isKey = steps.at(-1) === 'propertyNames';
        const name = [key, index, says, ...(isKey ? ['key'] : isMany ? ['many'] : [])].join('-');
        const all = isMany ? [...names, ...owner.groups] : names;
        if (!lists.has(name)) lists.set(name, isKey ? offeredKeys(all) : offered(all));
        const list = { $ref: `#/definitions/${name}` };
        put(then, steps, isAmong ? { anyOf: [list, { type: 'object' }] } : list);
      }
      return Object.keys(then).length > 0 ? [{ if: owner.when, then }] : [];
    });
  });
}

/** Where a meta-schema has an `x-field`, as steps through keywords. */
interface FieldPlace {
  steps: readonly string[];
  says: string;
  /** In a list or as a key, where a group may stand for several. */
  isMany: boolean;
  /** Something that is no name may stand there as well. */
  isAmong: boolean;
}

function placesIn(placed: Placed, key: string, above: readonly Meta[] = [], isMany = false): FieldPlace[] {
  const { meta, file } = follow(placed);
  const says = meta['x-field'] ?? placed.meta['x-field'];
  if (says) return [{ steps: [], says, isMany, isAmong: false }];
  if (above.includes(meta) || (above.length > 0 && meta.properties?.[key])) return [];
  const below = (steps: readonly string[], one: unknown, many = isMany): FieldPlace[] => {
    const inner = isObject(one) ? placesIn({ meta: one as Meta, file }, key, [...above, meta], many) : [];
    return inner.map((place) => ({ ...place, steps: [...steps, ...place.steps] }));
  };
  return [
    ...several.flatMap((keyword) =>
      (meta[keyword] ?? []).flatMap((one) =>
        below([], one).map((place) => (keyword === 'allOf' ? place : among(place))),
      ),
    ),
    ...Object.entries(meta.properties ?? {}).flatMap(([name, one]) => below(['properties', name], one)),
    ...below(['items'], meta.items, true),
    ...below(['additionalProperties'], meta.additionalProperties),
    ...below(['propertyNames'], meta.propertyNames, true),
  ];
}

const among = (place: FieldPlace): FieldPlace => ({ ...place, isAmong: place.isAmong || place.steps.length === 0 });

function put(holder: Filled, steps: readonly string[], value: object): void {
  const [step = '', ...rest] = steps;
  if (rest.length === 0) {
    holder[step] = value;
    return;
  }
  holder[step] ??= {};
  put(holder[step] as Filled, rest, value);
}
