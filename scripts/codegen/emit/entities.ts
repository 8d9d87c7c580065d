import type { Artifacts } from '../../../src/shared/documents/artifacts.ts';
import type { Entity } from '../../../src/shared/documents/entity.ts';
import type { ObjectSchema } from '../../../src/shared/documents/schema.ts';
import { systemProperties, wholeRecord } from '../shapes/record-shapes.ts';
import { banner } from './banner.ts';
import { interfaceOf } from './typescript.ts';

/** `interface Entities`: a stored record of each entity. */
export async function entitiesFile(artifacts: Artifacts): Promise<string> {
  const members = Object.values(artifacts.entities).map((entity) => [entity.id, recordOf(entity)]);
  return `${banner}${await interfaceOf('Entities', Object.fromEntries(members))}`;
}

function recordOf(entity: Entity): ObjectSchema {
  const record = wholeRecord(entity);
  const always = entity.storage.system ? [] : Object.keys(systemProperties);
  return { ...record, description: entity.title, required: [...new Set([...always, ...(record.required ?? [])])] };
}
