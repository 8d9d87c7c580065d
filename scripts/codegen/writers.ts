import { type DocumentFile, type Documents, isObject } from './document.ts';

/** Entities with their `write` on each field that says nothing of who may change it. */
export function withWriters(documents: Documents): Documents {
  return { ...documents, files: documents.files.map(withWriter) };
}

function withWriter(document: DocumentFile): DocumentFile {
  const entity = document.value;
  if (document.kind !== 'entity' || !isObject(entity) || typeof entity.write !== 'string') return document;
  const { write, ...rest } = entity;
  const schema = isObject(rest.schema) ? rest.schema : {};
  const properties = isObject(schema.properties) ? schema.properties : {};
  const written = Object.entries(properties).map(([name, field]) => [
    name,
    takesIt(name, field) ? { ...(field as object), 'x-write': write } : field,
  ]);
  return { ...document, value: { ...rest, schema: { ...schema, properties: Object.fromEntries(written) } } };
}

/** The server alone writes the id, and what is read only or computed. */
const takesIt = (name: string, field: unknown): boolean =>
  name !== 'id' && isObject(field) && !field['x-write'] && !field.readOnly && !field['x-virtual'];
