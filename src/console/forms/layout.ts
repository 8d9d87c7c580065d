import type { ReactNode } from 'react';
import type { Layout } from '../../shared/documents/form.ts';

type Values = Readonly<Record<string, unknown>>;
type Rule = NonNullable<Layout['when']>[number];
export type Group = Layout['groups'][number] & {
  /** The one of its fields that turns all of it on; it stands beside the title. */
  turnedBy?: string;
  /** It is a row among rows, and no card of its own. */
  row?: boolean;
  /** Nothing of it is edited here: what stands in its place. */
  read?: ReactNode;
};

/** What a layout says about one object: the form itself, or each item of the list at a path. */
export interface Level {
  groups: Group[];
  /** Of the items of a list, which have no groups. */
  columns: 1 | 2 | 3;
  rules: Rule[];
  labels: Readonly<Record<string, string>>;
  help: Readonly<Record<string, string>>;
  placeholders: Readonly<Record<string, string>>;
  widgets: Readonly<Record<string, { widget?: string; [option: string]: unknown }>>;
}

export function levelOf(layout: Layout, list = ''): Level {
  const prefix = list && `${list}.`;
  const own = <T>(named: Readonly<Record<string, T>> = {}): Record<string, T> =>
    Object.fromEntries(
      Object.entries(named)
        .filter(([name]) => name.startsWith(prefix))
        .map(([name, value]) => [name.slice(prefix.length), value]),
    );
  const widgets = Object.entries(own(layout.widgets)).map(([name, widget]) => [
    name,
    typeof widget === 'string' ? { widget } : widget,
  ]);
  return {
    groups: list ? [] : layout.groups,
    columns: columnsOf(layout.widgets?.[list]),
    rules: (layout.when ?? []).flatMap((rule) => within(rule, prefix)),
    labels: own(layout.labels),
    help: own(layout.help),
    placeholders: own(layout.placeholders),
    widgets: Object.fromEntries(widgets),
  };
}

function columnsOf(said: string | Record<string, unknown> | undefined): 1 | 2 | 3 {
  const columns = typeof said === 'object' ? said.columns : 1;
  return columns === 2 || columns === 3 ? columns : 1;
}

/** The rule as this level sees it, or nothing where it speaks of another. */
function within(rule: Rule, prefix: string): Rule[] {
  if (!rule.field.startsWith(prefix)) return [];
  const short = (name: string) => name.slice(prefix.length);
  const fields = rule.fields.map((name) => (name.startsWith(prefix) ? short(name) : name));
  return [{ ...rule, field: short(rule.field), fields }].filter((own) => !own.field.includes('.'));
}

/**
 * Fields that a rule hides for these values. A field named by several rules is shown while any of them holds. One that
 * is hidden has no value for those that hang on it: each round reaches one link further.
 */
export function hiddenFields(rules: readonly Rule[], values: Values): ReadonlySet<string> {
  let hidden: ReadonlySet<string> = new Set();
  for (const _ of rules) hidden = hiddenBeside(hidden, rules, values);
  return hidden;
}

function hiddenBeside(gone: ReadonlySet<string>, rules: readonly Rule[], values: Values): ReadonlySet<string> {
  // A form has no null: it writes the same as a missing key.
  const told = (field: string) => (gone.has(field) ? null : (values[field] ?? null));
  const holds = ({ field, is }: Rule) => [is].flat().some((one) => one === told(field));
  const hidden = new Set(rules.filter((rule) => !holds(rule)).flatMap((rule) => rule.fields));
  for (const rule of rules) if (holds(rule)) for (const field of rule.fields) hidden.delete(field);
  return hidden;
}

/** Fields in the order the layout names them; items of a list in the order of their schema. */
export function groupsOf(level: Level, properties: readonly string[]): Group[] {
  const groups = level.groups.length > 0 ? level.groups : [{ fields: [...properties], columns: level.columns }];
  return groups
    .map((group) => ({ ...group, fields: group.fields.filter((field) => properties.includes(field)) }))
    .filter((group) => group.fields.length > 0 || group.read !== undefined);
}
