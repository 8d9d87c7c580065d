import type { Call } from '../../../src/shared/documents/call.ts';
import type { Form, Layout } from '../../../src/shared/documents/form.ts';
import type { ObjectSchema, Schema } from '../../../src/shared/documents/schema.ts';

type Rule = NonNullable<Layout['when']>[number];

/**
 * The data schema of a form: its own, or the body of its call, cut down to the fields of the layout. A field under
 * `when` keeps its place among the properties (the console hides it); it is required only where a rule that says so holds.
 */
export function formSchema(form: Form, call: Call | undefined): ObjectSchema | undefined {
  const base = form.schema ?? call?.body;
  if (!base) return undefined;
  const listed = new Set(layoutFields(form.layout));
  const named = (name: string) => listed.has(name);
  const { additionalProperties: _open, ...rest } = base;
  const cut: ObjectSchema = {
    ...rest,
    required: (base.required ?? []).filter(named),
    properties: Object.fromEntries(
      Object.entries(base.properties)
        .filter(([name]) => named(name))
        .map(([name, schema]) => [name, asTyped(form.schema ? schema : entered(schema))]),
    ),
  };
  const whole = conditional(cut, form.layout.when ?? [], '') as ObjectSchema;
  const lists = Object.entries(whole.properties).map(([name, schema]) => [name, withItems(schema, form.layout, name)]);
  return { ...whole, properties: Object.fromEntries(lists) };
}

/** What a call takes is entered, also where its entity lets nobody change it later. */
function entered({ readOnly: _later, ...schema }: Schema): Schema {
  return schema;
}

/** A picture stands in the form itself until it is sent, where a record only keeps its path. */
function asTyped(schema: Schema): Schema {
  if (!schema['x-image']) return schema;
  const { maxLength: _path, ...rest } = schema;
  return rest;
}

/** Every field that the layout shows, at the form's own level. */
export function layoutFields(layout: Layout): string[] {
  return layout.groups.flatMap((group) => group.fields);
}

function withItems(schema: Schema, layout: Layout, name: string): Schema {
  if (!schema.items) return schema;
  return { ...schema, items: conditional(schema.items, layout.when ?? [], `${name}.`) };
}

/** The rules that speak of this level (`questions.` for the items of that list), as if/then. */
function conditional(schema: Schema, rules: readonly Rule[], prefix: string): Schema {
  const own = rules
    .filter((rule) => atLevel(rule.field, prefix))
    .map((rule) => ({
      ...rule,
      field: rule.field.slice(prefix.length),
      fields: rule.fields.map((name) => unprefixed(name, prefix)),
    }));
  if (own.length === 0) return schema;
  const conditioned = new Set(own.flatMap((rule) => rule.fields));
  const required = schema.required ?? [];
  const branches = own.flatMap((rule) => {
    const needed = rule.required ? rule.fields : rule.fields.filter((name) => required.includes(name));
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    return needed.length === 0 ? [] : [{ if: holds(rule), then: missing(needed, schema) }];
  });
  return {
    ...schema,
    required: required.filter((name) => !conditioned.has(name)),
    ...((schema.allOf || branches.length > 0) && { allOf: [...(schema.allOf ?? []), ...branches] }),
  };
}

/** The fields that must be there, each with what its own `errorMessage` says when it is not. */
function missing(needed: string[], schema: Schema): Schema {
  const said = needed.flatMap((name) => {
    const id = schema.properties?.[name]?.errorMessage?.required;
    return typeof id === 'string' ? [[name, id]] : [];
  });
  return { required: needed, ...(said.length > 0 && { errorMessage: { required: Object.fromEntries(said) } }) };
}

const unprefixed = (name: string, prefix: string): string =>
  name.startsWith(prefix) ? name.slice(prefix.length) : name;

const atLevel = (field: string, prefix: string): boolean =>
  field.startsWith(prefix) && !field.slice(prefix.length).includes('.');

/** A list of values means any of them. A form writes null as a missing key. */
function holds(rule: Rule): Schema {
  const value: Schema = Array.isArray(rule.is) ? { enum: rule.is } : { const: rule.is };
  const mayMiss = [rule.is].flat().includes(null);
  return { properties: { [rule.field]: value }, ...(!mayMiss && { required: [rule.field] }) };
}
