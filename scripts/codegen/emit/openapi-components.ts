import type { Entity } from '../../../src/shared/documents/entity.ts';
import type { Schema } from '../../../src/shared/documents/schema.ts';
import { isObject } from '../document.ts';
import { mapSubschemas } from '../walk.ts';

export type Reference = { $ref: string };

/**
 * Schemas by name, so that a generated client has types that say what they are: `TouchpointsStage`, a record;
 * `TouchpointsStageCreateBody` and `TouchpointsStageCreateAnswer` of a call. What lists hold is named after the list:
 * `PeopleUserListAnswerDataItem`.
 */
export class Components {
  private readonly schemas: Record<string, Schema> = {};
  private readonly known = new Map<string, string>();
  private readonly asked = new Set<string>(['Error']);

  /** Under its own name, or under that of an entity's record which is the same. */
  named(name: string, given: Schema): Reference {
    const schema = this.withItems(name, published(given));
    const text = inOneOrder(schema);
    const same = this.known.get(text);
    const meant = same ?? name;
    this.asked.add(meant);
    if (same === undefined) this.schemas[name] = schema;
    return reference(meant);
  }

  /** As `named`; other schemas that are the same mean this one. */
  shared(name: string, given: Schema): void {
    const schema = this.withItems(name, published(given));
    this.schemas[name] = schema;
    this.known.set(inOneOrder(schema), name);
  }

  /** Those that something refers to, by name. */
  used(): Record<string, Schema> {
    const found = Object.entries(this.schemas).filter(([name]) => this.asked.has(name));
    return Object.fromEntries(found.sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  /** Objects in lists get names of their own. */
  private withItems(name: string, schema: Schema): Schema {
    return mapSubschemas(schema, (sub, at) => {
      const last = at.at(-1);
      const path = last === 'items' ? `${name}Item` : `${name}${pascal(String(last))}`;
      const inner = isObject(sub) ? this.withItems(path, sub as Schema) : sub;
      if (last !== 'items' || !isObject(inner) || !isObject(inner.properties)) return inner;
      return this.named(path, inner as Schema) as Schema;
    });
  }
}

/** The same text for what says the same in another order. */
const inOneOrder = (schema: Schema): string =>
  JSON.stringify(schema, (_key, value: unknown) =>
    isObject(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value,
  );

const reference = (name: string): Reference => ({ $ref: `#/components/schemas/${name}` });

/** `account/mfa/enable` → `AccountMfaEnable`. */
export const pascal = (id: string): string =>
  id
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

export const recordName = (entity: Entity): string => pascal(entity.id);

/** Standard keywords only. */
export function published(schema: Schema): Schema {
  const inner = mapSubschemas(schema, (sub) => (isObject(sub) ? published(sub as Schema) : sub)) as Record<
    string,
    unknown
  >;
  for (const key of Object.keys(inner)) if (key === 'errorMessage' || key.startsWith('x-')) delete inner[key];
  if (Array.isArray(inner.allOf)) {
    inner.allOf = unlike(inner.allOf);
    if ((inner.allOf as unknown[]).length === 0) delete inner.allOf;
  }
  return inner as Schema;
}

/** Without what says nothing, or the same again. */
function unlike(schemas: readonly unknown[]): unknown[] {
  const texts = new Set(schemas.map((schema) => JSON.stringify(schema)).filter((text) => text !== '{}'));
  return [...texts].map((text) => JSON.parse(text) as unknown);
}
