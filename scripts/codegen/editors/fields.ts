import type { Artifacts } from '../../../src/shared/documents/artifacts.ts';
import type { Call } from '../../../src/shared/documents/call.ts';
import type { Entity } from '../../../src/shared/documents/entity.ts';
import type { Schema } from '../../../src/shared/documents/schema.ts';
import type { Screen } from '../../../src/shared/documents/screen.ts';
import { allProperties } from '../check/entity-fields.ts';
import { rowSchemas } from '../check/row-properties.ts';
import { listedFields } from '../check/screen-fields.ts';
import type { Name } from './names.ts';

/** A value of a key that says what the fields below are fields of, and what `x-field` means there. */
export interface Owner {
  /** Holds for objects with this value. */
  when: object;
  /** By what `x-field` says. */
  fields: Readonly<Record<string, readonly Name[]>>;
  /** Their groups, which stand for several: in lists and as keys only. */
  groups: readonly Name[];
}

/** By the keys that say whose fields are meant (`x-field` names them). `reading`: calls that screens show the answers of. */
export function fieldOwners(artifacts: Artifacts, reading: readonly Call[]): Record<string, Owner[]> {
  const entities = Object.values(artifacts.entities);
  const all = (entity: Entity) => named(allProperties({ artifacts }, entity));
  const shown = (entity: Entity) => named(withoutSecrets(allProperties({ artifacts }, entity)));
  const own = (entity: Entity) => named(entity.schema.properties);
  const byEntity = (key: string, fields: (entity: Entity) => Name[]): Owner[] =>
    entities.map((entity) => ({
      when: is(key, entity.id),
      fields: { [key]: fields(entity) },
      groups: groupsOf(entity),
    }));
  return {
    schema: entities.map((entity) => ({
      when: { required: ['storage'], properties: { storage: is('table', entity.storage.table) } },
      fields: { schema: [{ name: 'id' }, ...own(entity)] },
      groups: groupsOf(entity),
    })),
    entity: byEntity('entity', shown),
    of: byEntity('of', all),
    'x-relation': byEntity('x-relation', own),
    call: Object.values(artifacts.calls).flatMap((call) =>
      call.body ? [{ when: is('call', call.id), fields: { call: nested(call.body) }, groups: [] }] : [],
    ),
    resource: [
      ...entities.map((entity) => ({
        when: { ...is('resource', entity.id), not: anyOf(['list', 'read'].map(callsName)) },
        fields: { resource: shown(entity), filter: own(entity) },
        groups: groupsOf(entity),
      })),
      ...reading.flatMap((call) => shownBy(artifacts, call)),
    ],
  };
}

const is = (key: string, value: string) => ({ required: [key], properties: { [key]: { const: value } } });
const anyOf = (schemas: object[]) => ({ anyOf: schemas });
const callsName = (verb: string) => ({ required: ['calls'], properties: { calls: { required: [verb] } } });

/** The rows of a list that makes this call, and the record of another screen that does. */
function shownBy(artifacts: Artifacts, call: Call): Owner[] {
  const entity = artifacts.entities[call.entity ?? ''];
  const kind = call.list ? 'list' : 'cards';
  const verb = call.list ? 'list' : 'read';
  const screen = { kind, resource: call.entity, calls: { [verb]: call.id } } as unknown as Screen;
  const served = entity && call.does === 'list' ? listedFields({ artifacts }, entity, call) : undefined;
  const fields = served ? withoutSecrets(served) : rowSchemas({ artifacts }, screen);
  if (!fields) return [];
  return [
    {
      when: { required: ['calls'], properties: { calls: is(verb, call.id) } },
      fields: { resource: named(fields), filter: Object.keys(call.filters ?? {}).map((name) => ({ name })) },
      groups: entity ? groupsOf(entity) : [],
    },
  ];
}

type Properties = Readonly<Record<string, Schema>>;

/** Nobody is shown one. */
const withoutSecrets = (properties: Properties): Properties =>
  Object.fromEntries(Object.entries(properties).filter(([, schema]) => schema['x-sensitive'] !== 'secret'));

const named = (properties: Properties): Name[] =>
  Object.entries(properties).map(([name, { title }]) => ({ name, says: title }));

/** With the fields of the items of a list, as `list.field`. */
const nested = ({ properties = {} }: Schema): Name[] => [
  ...named(properties),
  ...Object.entries(properties).flatMap(([name, { items }]) =>
    named(items?.properties ?? {}).map((inner) => ({ ...inner, name: `${name}.${inner.name}` })),
  ),
];

const groupsOf = ({ id, schema }: Entity): Name[] =>
  [...new Set(Object.values(schema.properties).flatMap((field) => field['x-groups'] ?? []))].map((group) => ({
    name: `<${id}#${group}>`,
    says: `Each field of the group ${group}.`,
  }));
