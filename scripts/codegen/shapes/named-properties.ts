import type { Schema } from '../../../src/shared/documents/schema.ts';

/** Properties by their names, each of which has to be there unless its name ends in `?`. */
export function namedProperties(named: Record<string, Schema>): Pick<Schema, 'required' | 'properties'> {
  const required = Object.keys(named).filter((name) => !name.endsWith('?'));
  const properties = Object.entries(named).map(([name, schema]) => [name.replace(/[?]$/, ''), schema]);
  return { ...(required.length > 0 && { required }), properties: Object.fromEntries(properties) };
}

/** What has `each` is a list of objects with these properties. */
export function withItems({ each, ...schema }: Schema): Schema {
  return each ? { type: 'array', ...schema, items: { type: 'object', ...namedProperties(each) } } : schema;
}
