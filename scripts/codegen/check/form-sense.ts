import type { BuiltinWidget } from '../../../src/shared/builtins.ts';
import type { Form } from '../../../src/shared/documents/form.ts';
import type { Schema } from '../../../src/shared/documents/schema.ts';
import { defaultWidget } from '../../../src/shared/screens/default-widget.ts';
import type { Entry } from '../entries.ts';
import { layoutFields } from '../shapes/form-schema.ts';
import { didYouMean } from '../suggest.ts';
import { checkValue, each } from './allowed-values.ts';
import { checkMessageKeys } from './call-wire.ts';
import { at, type Checking, entriesOfKind, placed } from './checking.ts';
import { checkField } from './entity-fields.ts';

/** What a layout says of fields that it does not show, shows twice, or shows with a value that they never have. */
export function checkFormSense(checking: Checking): void {
  for (const entry of entriesOfKind(checking, 'form')) {
    const form = checking.artifacts.forms[entry.id];
    const base = form && (form.schema ?? checking.artifacts.calls[form.call ?? '']?.body);
    if (!form || !base) continue;
    if (form.call && (entry.value as Partial<Form>).schema)
      at(checking, entry, ['schema'], `The call ${form.call} says what the form holds`, 'leave "schema" or "call" out');
    checkGroups(checking, entry, form);
    checkShown(checking, entry, form);
    checkWidgets(checking, entry, form, base);
    checkConditions(checking, entry, form, base);
    checkSaved(checking, entry, form);
    checkMessageKeys(
      checking,
      entry,
      ['layout', 'messages'],
      form.layout.messages,
      checking.artifacts.calls[form.call ?? ''],
    );
  }
}

function checkGroups(checking: Checking, entry: Entry, { layout }: Form): void {
  const seen = new Set<string>();
  for (const [path, group] of placed(['layout', 'groups'], layout.groups)) {
    if (group.fields.length === 0 && !group.description)
      at(checking, entry, [...path, 'fields'], 'The group shows nothing', 'leave it out');
    for (const [place, name] of placed([...path, 'fields'], group.fields)) {
      if (seen.has(name)) at(checking, entry, place, `The field ${JSON.stringify(name)} is shown twice`);
      seen.add(name);
    }
  }
}

/** What a widget can hold; others (and those of the product) take what they are given. */
const holds: Partial<Record<BuiltinWidget, readonly string[]>> = {
  text: ['string'],
  textarea: ['string'],
  email: ['string'],
  password: ['string'],
  phone: ['string'],
  suggest: ['string'],
  date: ['string'],
  'time-zone': ['string'],
  'rich-text': ['string'],
  'one-time-code': ['string'],
  'picture-choice': ['string'],
  boxes: ['array'],
  relation: ['string'],
  number: ['number', 'integer'],
  switch: ['boolean'],
  list: ['array'],
};

function checkWidgets(checking: Checking, entry: Entry, { layout }: Form, base: Schema): void {
  for (const [name, said] of Object.entries(layout.widgets ?? {})) {
    const schema = nested(base, name);
    if (!schema) continue;
    const [widget, options] = typeof said === 'string' ? [said, undefined] : [said.widget, said.options];
    const say = (sentence: string, hint: string) => at(checking, entry, ['layout', 'widgets', name], sentence, hint);
    const fit = holds[widget as BuiltinWidget];
    const types = schema.type === undefined ? [] : [schema.type].flat();
    if (fit && types.length > 0 && !fit.some((type) => types.includes(type as never)))
      say(`The widget ${widget} holds no ${types.join(' or ')}`, `${name} needs another`);
    const isChoice = schema.enum ?? schema['x-options'] ?? options ?? types.includes('boolean');
    if ((widget === 'select' || widget === 'radio') && !isChoice)
      say(`Nothing says what can be chosen for ${name}`, 'give the property "x-options", or the widget "options"');
  }
}

/** `questions.text` is shown where `questions` is. */
const isShown = (shown: ReadonlySet<string>, name: string): boolean => shown.has(name.split('.')[0] ?? name);

function checkShown(checking: Checking, entry: Entry, { layout }: Form): void {
  const shown = new Set(layoutFields(layout));
  for (const member of ['labels', 'help', 'placeholders', 'widgets'] as const) {
    for (const name of Object.keys(layout[member] ?? {})) {
      if (isShown(shown, name) || layout.widgets?.[name] === 'hidden') continue;
      const hint = didYouMean(name, shown) ?? 'add it to a group, or leave this out';
      at(checking, entry, ['layout', member, name], `No group shows the field ${JSON.stringify(name)}`, hint);
    }
  }
}

function checkConditions(checking: Checking, entry: Entry, form: Form, base: Schema): void {
  const { layout } = form;
  for (const [path, rule] of placed(['layout', 'when'], layout.when)) {
    for (const [place, value] of each([...path, 'is'], rule.is))
      checkValue(checking, entry, place, rule.field, nested(base, rule.field), value);
    if (rule.fields.includes(rule.field))
      at(checking, entry, [...path, 'fields'], `${JSON.stringify(rule.field)} cannot depend on itself`);
    if ([rule.is].flat().includes(false) && startsUnset(checking, form, nested(base, rule.field), rule.field))
      at(
        checking,
        entry,
        [...path, 'is'],
        `The switch ${rule.field} is not false before somebody has turned it off`,
        'give the property "default": false',
      );
    for (const [place, name] of placed([...path, 'fields'], rule.fields))
      if (name !== rule.field && isAlwaysNeeded(checking, form, name))
        at(
          checking,
          entry,
          place,
          `The call ${form.call} requires ${JSON.stringify(name)}, also while it is not shown`,
          'make it optional there; "required": true in the rule asks for it while it is shown',
        );
  }
  for (const [path, question] of placed(['layout', 'confirm'], layout.confirm)) {
    checkValue(checking, entry, [...path, 'to'], question.field, nested(base, question.field), question.to);
  }
}

/**
 * The server would ask for it where the form does not show it. What has a default is filled in, and a change holds
 * only what it changes.
 */
function isAlwaysNeeded({ artifacts }: Checking, form: Form, name: string): boolean {
  const call = artifacts.calls[form.call ?? ''];
  const body = call?.body;
  if (!body || call.does === 'update' || nested(body, name)?.default !== undefined) return false;
  const [leaf = '', ...holders] = name.split('.').reverse();
  const holder = holders.length > 0 ? nested(body, holders.reverse().join('.'))?.items : body;
  return holder?.required?.includes(leaf) ?? false;
}

/** A switch that has no value yet where something new is entered; what is changed has one. */
function startsUnset(
  { artifacts }: Checking,
  { call, layout }: Form,
  schema: Schema | undefined,
  name: string,
): boolean {
  const said = layout.widgets?.[name];
  const widget = (typeof said === 'object' ? said.widget : said) ?? defaultWidget(schema ?? {});
  return widget === 'switch' && schema?.default === undefined && artifacts.calls[call ?? '']?.does !== 'update';
}

/** The schema of `questions.kind`, through lists. */
function nested(base: Schema, name: string): Schema | undefined {
  return name
    .split('.')
    .reduce<Schema | undefined>((holder, step) => (holder?.properties ?? holder?.items?.properties)?.[step], base);
}

function checkSaved(checking: Checking, entry: Entry, { layout }: Form): void {
  const shown = Object.fromEntries(layoutFields(layout).map((name) => [name, true]));
  for (const [place, name] of placed(['layout', 'buttons', 'waits'], layout.buttons?.waits))
    checkField(checking, entry, place, name, shown, 'form');
  for (const [path, { only }] of placed(['layout', 'saved'], layout.saved))
    for (const [place, name] of placed([...path, 'only'], only))
      checkField(checking, entry, place, name, shown, 'form');
}
