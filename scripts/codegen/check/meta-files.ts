import { readFileSync } from 'node:fs';
import { isObject, pathOf } from '../document.ts';

/**
 * The parts of draft-07 that the meta-schemas use, and four keywords of our own. `x-id`: the kind of thing whose id
 * stands there. `x-holds`: what sort of option document it has to be. `x-besides`: a word that may stand there as well. `x-field`: the name of a field stands there, of what
 * the nearest key around it of that name says (`entity`: of the entity that the call names).
 */
export interface Meta {
  description?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  properties?: Record<string, Meta>;
  definitions?: Record<string, Meta>;
  required?: string[];
  additionalProperties?: boolean | Meta;
  items?: Meta;
  propertyNames?: Meta;
  minItems?: number;
  minLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  pattern?: string;
  allOf?: Meta[];
  anyOf?: Meta[];
  oneOf?: Meta[];
  $ref?: string;
  'x-id'?: string;
  'x-holds'?: Holds;
  'x-besides'?: string;
  'x-field'?: string;
}

/** A list of options, or a constant: a number, sizes to choose from, where a text is cut. */
export type Holds = 'list' | 'number' | 'sizes' | 'cut' | 'items';

const folder = new URL('../../../schemas/meta/', import.meta.url);
const files = new Map<string, Meta>();

/** The meta-schema of a kind; its references stay within the folder. */
export function metaFile(name: string): Meta {
  const known = files.get(name) ?? (JSON.parse(metaText(name)) as Meta);
  files.set(name, known);
  return known;
}

export const metaText = (name: string): string => readFileSync(new URL(name, folder), 'utf8');

export interface Placed {
  meta: Meta;
  file: string;
}

/** Follows `$ref`s, and an `allOf` of one that only carries a description of its own. */
export function follow({ meta, file }: Placed): Placed {
  if (meta.$ref) return follow(target(meta.$ref, file));
  if (meta.allOf?.length === 1 && meta.allOf[0]) return follow({ meta: meta.allOf[0], file });
  return { meta, file };
}

function target(ref: string, file: string): Placed {
  const [name, pointer = ''] = ref.split('#', 2);
  const holder = name || file;
  let value: unknown = metaFile(holder);
  for (const step of pathOf(pointer)) value = isObject(value) ? value[step] : undefined;
  if (!isObject(value)) throw new Error(`The meta-schema ${file} refers to ${ref}, which is not there`);
  return { meta: value as Meta, file: holder };
}
