import type { UiSchema } from '@rjsf/utils';
import type { Form, Layout } from '../../shared/documents/form.ts';
import type { Schema } from '../../shared/documents/schema.ts';
import { defaultWidget } from '../../shared/screens/default-widget.ts';
import { type Level, levelOf } from './layout.ts';
import { Field, type FieldOptions } from './theme/Field.tsx';

export interface ObjectOptions {
  level: Level;
}

export interface ListOptions {
  /** What one item is called: "Question". */
  item: string;
  /** Label of the button that adds one. */
  add?: string;
  min: number;
  /** Items are lines that open: property whose first line is told, and that whose choice says of what kind it is. */
  folds?: { says: string; kind?: string };
  /** Property of items that nobody changes; they stand first. */
  locked?: string;
}

export const isLocked = (item: unknown, { locked }: Pick<ListOptions, 'locked'>): boolean =>
  locked !== undefined && Boolean((item as Record<string, unknown> | undefined)?.[locked]);

/** Our options as `uiSchemaOf` put them there; RJSF types them loosely. */
export const optionsOf = <T extends object>(uiSchema: UiSchema | undefined): T => (uiSchema?.['ui:options'] ?? {}) as T;

/** RJSF's way of saying what the layout says; RJSF itself only ever sees one widget, `Field`. */
export function uiSchemaOf(form: Form, schema: Schema): UiSchema {
  return objectUi(form.layout, schema, '');
}

/** `at` is the list the object is an item of (`questions`, `questions.replies`), or empty for the form itself. */
function objectUi(layout: Layout, schema: Schema, at: string): UiSchema {
  const level = levelOf(layout, at);
  const ui: UiSchema = { 'ui:options': { level, label: false } };
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    ui[name] = fieldUi(layout, property, level, name, at ? `${at}.${name}` : name);
  }
  return ui;
}

function fieldUi(layout: Layout, schema: Schema, level: Level, name: string, path: string): UiSchema {
  const title = level.labels[name] ?? schema.title ?? name;
  const { widget = defaultWidget(schema), ...settings } = level.widgets[name] ?? {};
  if (widget === 'hidden') return { 'ui:widget': 'hidden' };
  const common = { 'ui:title': title, ...(level.help[name] ? { 'ui:help': level.help[name] } : {}) };
  if (widget === 'list') return { ...common, ...listUi(layout, schema, title, path, settings) };
  // RJSF gives no widget to an object: it is drawn as one value where the layout names an input for it.
  const whole = schema.type === 'object' && level.widgets[name] ? { 'ui:field': 'StringField' } : {};
  return { ...common, ...whole, 'ui:placeholder': level.placeholders[name] ?? '', ...inputUi(widget, settings) };
}

function inputUi(named: string, settings: Record<string, unknown>): UiSchema {
  const options: FieldOptions = { named, settings };
  return { 'ui:widget': Field, 'ui:options': { ...options } };
}

function listUi(layout: Layout, schema: Schema, title: string, path: string, said: Record<string, unknown>): UiSchema {
  const items = schema.items ?? {};
  const item = String(said.item ?? items.title ?? title);
  const { add, locked, folds } = said as Pick<ListOptions, 'add' | 'locked' | 'folds'>;
  const options: ListOptions = { item, add, locked, folds, min: schema.minItems ?? 0 };
  // Items of a plain list are called by their number; those of an object are called so by the frame around them.
  const plain = (_: unknown, index: number) => ({
    'ui:title': `${item} ${index + 1}`,
    ...inputUi(defaultWidget(items), {}),
  });
  if (!items.properties) return { 'ui:options': { ...options }, items: plain };
  const own = objectUi(layout, items, path);
  const lockable = (one: unknown) => ({ ...own, 'ui:disabled': isLocked(one, options) });
  return { 'ui:options': { ...options }, items: locked ? lockable : own };
}

/** `questions.0.text` → "Question 1 · Text", as the error summary says it. */
export function labelOf(form: Form, schema: Schema, path: string): string {
  const words: string[] = [];
  let at: Schema | undefined = schema;
  let list = '';
  for (const part of path.split('.').filter(Boolean)) {
    const isItem = /^\d+$/.test(part);
    if (isItem) {
      const said = form.layout.widgets?.[list];
      const item = (typeof said === 'object' && said.item) || at?.items?.title || words.at(-1);
      words.splice(-1, 1, `${item} ${Number(part) + 1}`);
    } else {
      list = list ? `${list}.${part}` : part;
      words.push(form.layout.labels?.[list] ?? at?.properties?.[part]?.title ?? part);
    }
    at = isItem ? at?.items : at?.properties?.[part];
  }
  return words.join(' · ');
}

/** Where a path stands in the form: place of the field, number of the item, place of its field. */
export function orderOf(form: Form, schema: Schema, path: string): number[] {
  const placed = form.layout.groups.flatMap((group) => group.fields);
  let at: Schema | undefined = schema;
  return path
    .split('.')
    .filter(Boolean)
    .map((part, depth) => {
      const isItem = /^\d+$/.test(part);
      const places = depth === 0 ? placed : Object.keys(at?.properties ?? {});
      at = isItem ? at?.items : at?.properties?.[part];
      return isItem ? Number(part) : places.indexOf(part);
    });
}
