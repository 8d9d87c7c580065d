import type { Schema } from '../../shared/documents/schema.ts';

type Cut = (value: unknown) => void;

/**
 * Cuts lists that are too long to one item more than they may hold. They are refused all the same, in the words of
 * their document, but at a cost that their sender does not choose: ajv-errors compares each error with every other,
 * and a list of 50,000 empty questions held the process up for a quarter of an hour. Undefined: nothing to cut.
 */
export function overlongCut(schema: Schema | undefined): Cut | undefined {
  if (!schema) return undefined;
  const cuts = [ofList(schema), ofProperties(schema), ...(schema.allOf ?? []).map(overlongCut)].filter(
    (cut) => cut !== undefined,
  );
  if (cuts.length === 0) return undefined;
  return (value) => {
    for (const cut of cuts) cut(value);
  };
}

function ofList({ maxItems, items }: Schema): Cut | undefined {
  const inner = overlongCut(items);
  if (maxItems === undefined && !inner) return undefined;
  return (value) => {
    if (!Array.isArray(value)) return;
    if (maxItems !== undefined && value.length > maxItems + 1) value.length = maxItems + 1;
    if (inner) for (const item of value) inner(item);
  };
}

function ofProperties({ properties }: Schema): Cut | undefined {
  const inner = Object.entries(properties ?? {}).flatMap(([name, property]) => {
    const cut = overlongCut(property);
    return cut ? [{ name, cut }] : [];
  });
  if (inner.length === 0) return undefined;
  return (value) => {
    if (typeof value !== 'object' || value === null) return;
    for (const { name, cut } of inner) if (Object.hasOwn(value, name)) cut((value as Record<string, unknown>)[name]);
  };
}
