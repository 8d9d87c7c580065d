import type { Call } from '../../../src/shared/documents/call.ts';
import { recordParameter } from '../../../src/shared/documents/call-parts.ts';
import type { Form } from '../../../src/shared/documents/form.ts';
import type { ObjectSchema, Schema } from '../../../src/shared/documents/schema.ts';
import { defaultWidget } from '../../../src/shared/screens/default-widget.ts';
import { relationSource } from '../../../src/shared/screens/relation-source.ts';
import type { Path } from '../document.ts';
import type { Entry } from '../entries.ts';
import { layoutFields } from '../shapes/form-schema.ts';
import { at, type Checking, entriesOfKind, placed } from './checking.ts';
import { checkField } from './entity-fields.ts';
import { noChoices } from './list-inputs.ts';

/** Fields that a layout names and the data schema does not have, and required ones that it leaves out. */
export function checkForms(checking: Checking): void {
  for (const entry of entriesOfKind(checking, 'form')) {
    const form = checking.artifacts.forms[entry.id];
    if (!form) continue;
    const declared = entry.value as Partial<Form>;
    const call = checking.artifacts.calls[form.call ?? ''];
    // What is wrong with the call, or with its entity, is said there.
    if ((form.call && !call) || (call?.entity && !checking.artifacts.entities[call.entity])) continue;
    const base = declared.schema ? form.schema : call?.body;
    if (!base) {
      const why = form.call ? `The call ${form.call} has no body` : 'The form has no data schema';
      at(checking, entry, form.call ? ['call'] : [], why, 'name a "call" that takes one, or give the form a "schema"');
      continue;
    }
    const whole = declared.schema ? unresolved(checking, entry) : base;
    const holder = declared.schema ? 'form' : `form's call ${form.call}`;
    for (const [path, name] of namedFields(form)) checkNested(checking, entry, path, name, { schema: whole, holder });
    const given = call ? [recordParameter(call), call.company, ...sentTo(checking, form.id)] : [];
    checkLeftOut(checking, entry, form, call?.body, given);
    checkInputs(checking, entry, form, call);
  }
}

/** The form's own schema before it was cut down to the layout. */
function unresolved(checking: Checking, entry: Entry): Schema {
  const schema = (entry.value as Form).schema;
  return checking.resolver.resolve(entry.document, [...entry.path, 'schema'], schema);
}

/** What dialogs send beside the form's values. */
const sentTo = (checking: Checking, form: string): string[] =>
  Object.values(checking.artifacts.screens).flatMap((screen) =>
    screen.kind === 'dialog' && screen.form === form ? Object.keys(screen.send ?? {}) : [],
  );

/** Inputs that could not be filled in, or whose value could not be sent. */
function checkInputs(checking: Checking, entry: Entry, form: Form, call: Call | undefined): void {
  for (const [path, name] of placed(['layout', 'groups'], form.layout.groups).flatMap(([path, group]) =>
    placed([...path, 'fields'], group.fields),
  )) {
    const schema = form.schema?.properties[name];
    if (!schema) continue;
    const said = form.layout.widgets?.[name];
    const { widget = defaultWidget(schema), ...settings } = typeof said === 'string' ? { widget: said } : (said ?? {});
    const related = schema['x-relation'];
    if (widget === 'relation' && !relationSource(settings, checking.artifacts.entities[related ?? '']))
      noChoices(checking, entry, path, related, 'the widget "relation" with a "call" that lists them');
    if (schema['x-image'] && call && !call.multipart)
      at(checking, entry, path, `The call ${call.id} takes no files, so no picture`, 'say "multipart": true there');
    if (holdsPicture(schema.items))
      at(checking, entry, path, 'A picture inside of a list cannot be sent', 'hold it in a property of its own');
  }
}

const holdsPicture = (schema: Schema | undefined): boolean =>
  schema !== undefined &&
  (schema['x-image'] !== undefined ||
    Object.values(schema.properties ?? {}).some(holdsPicture) ||
    holdsPicture(schema.items));

function namedFields({ layout }: Form): [Path, string][] {
  const groups = placed(['layout', 'groups'], layout.groups);
  const rules = placed(['layout', 'when'], layout.when);
  const questions = placed(['layout', 'confirm'], layout.confirm);
  const members = ['labels', 'help', 'placeholders', 'widgets'] as const;
  return [
    ...groups.flatMap(([path, group]) => placed([...path, 'fields'], group.fields)),
    ...members.flatMap((member) =>
      Object.keys(layout[member] ?? {}).map((name): [Path, string] => [['layout', member, name], name]),
    ),
    ...rules.flatMap(([path, rule]) => placed([...path, 'fields'], rule.fields)),
    ...rules.map(([path, rule]): [Path, string] => [[...path, 'field'], rule.field]),
    ...questions.map(([path, question]): [Path, string] => [[...path, 'field'], question.field]),
  ];
}

interface Fields {
  schema: Schema;
  /** Whose they are, as a complaint says it: a field is missing there. */
  holder: string;
}

/** `questions.text` is a field of each item of the list `questions`. */
function checkNested(checking: Checking, entry: Entry, path: Path, name: string, fields: Fields): void {
  let { schema } = fields;
  for (const step of name.split('.')) {
    const properties: Record<string, Schema> = schema.properties ?? schema.items?.properties ?? {};
    const next = Object.hasOwn(properties, step) ? properties[step] : undefined;
    if (!next) {
      checkField(checking, entry, path, step, properties, fields.holder);
      return;
    }
    schema = next;
  }
}

/**
 * A required field that nobody can fill in: the form could never be sent. A handler's call may get the rest from where
 * the form stands (the token of a link).
 */
function checkLeftOut(
  checking: Checking,
  entry: Entry,
  form: Form,
  body: ObjectSchema | undefined,
  given: (string | undefined)[],
): void {
  if (!checking.artifacts.calls[form.call ?? '']?.does) return;
  const shown = layoutFields(form.layout);
  for (const name of body?.required ?? []) {
    if (shown.includes(name) || given.includes(name)) continue;
    at(
      checking,
      entry,
      ['layout', 'groups'],
      `The call ${form.call} requires ${JSON.stringify(name)}, which no group shows`,
      'add it; the widget "hidden" keeps it out of sight',
    );
  }
}
