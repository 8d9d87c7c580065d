import type { Schema } from '../../../src/shared/documents/schema.ts';
import type { Path } from '../document.ts';
import type { Entry } from '../entries.ts';
import { didYouMean } from '../suggest.ts';
import { at, type Checking } from './checking.ts';

/** `{name}` in a document's value: what stands there is only known in the running product. */
const isFilledIn = (value: unknown): boolean => typeof value === 'string' && /^\{\w+\}$/.test(value);

/** Says that a field could never hold this value: none of its list, or of another type. */
export function checkValue(
  checking: Checking,
  entry: Entry,
  path: Path,
  name: string,
  schema: Schema | undefined,
  value: unknown,
): void {
  if (!schema || isFilledIn(value) || mayHold(schema, value)) return;
  const listed = (schema.enum ?? schema.items?.enum ?? []).map(String);
  const near = typeof value === 'string' ? didYouMean(value, listed) : undefined;
  const hint = near ?? (listed.length > 0 ? `it is one of ${listed.join(', ')}` : undefined);
  at(
    checking,
    entry,
    path,
    `${name} is never ${JSON.stringify(value)}`,
    hint ?? `its type is ${[schema.type].flat().join(' or ')}`,
  );
}

function mayHold(schema: Schema, value: unknown): boolean {
  if (value === null) return true;
  if (Array.isArray(value) && schema.items) return value.every((item) => mayHold(schema.items ?? {}, item));
  if (schema.enum) return schema.enum.includes(value);
  if (schema.const !== undefined) return schema.const === value;
  const types = schema.type === undefined ? [] : [schema.type].flat();
  const is = Array.isArray(value) ? 'array' : typeof value;
  return types.length === 0 || types.some((type) => type === is || (is === 'number' && type === 'integer'));
}

/** A value, or a list of which any will do. */
export const each = (path: Path, value: unknown): [Path, unknown][] =>
  Array.isArray(value) ? value.map((one, index): [Path, unknown] => [[...path, index], one]) : [[path, value]];
