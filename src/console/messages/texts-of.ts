import type { Params } from './explain.ts';

/** What of a record can stand in a sentence. */
export function textsOf(values: Readonly<Record<string, unknown>>): Params {
  const texts: Params = {};
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === 'string' || typeof value === 'number') texts[name] = value;
  }
  return texts;
}
