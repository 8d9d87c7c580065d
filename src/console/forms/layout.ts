import type { Layout } from '../../shared/documents/form.ts';

type Values = Readonly<Record<string, unknown>>;
export type Rule = NonNullable<Layout['when']>[number];
export type Group = Layout['groups'][number];

/** What a layout says about one object: the form itself, or each item of the list at a path. */
export interface Level {
  groups: Group[];
  rules: Rule[];
  labels: Readonly<Record<string, string>>;
  help: Readonly<Record<string, string>>;
  placeholders: Readonly<Record<string, string>>;
  widgets: Readonly<Record<string, { widget: string; [option: string]: unknown }>>;
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
    rules: (layout.when ?? []).flatMap((rule) => within(rule, prefix)),
    labels: own(layout.labels),
    help: own(layout.help),
    placeholders: own(layout.placeholders),
    widgets: Object.fromEntries(widgets),
  };
}

/** The rule as this level sees it, or nothing where it speaks of another. */
function within(rule: Rule, prefix: string): Rule[] {
  if (!rule.field.startsWith(prefix)) return [];
  const short = (name: string) => name.slice(prefix.length);
  const fields = rule.fields.map((name) => (name.startsWith(prefix) ? short(name) : name));
  return [{ ...rule, field: short(rule.field), fields }].filter((own) => !own.field.includes('.'));
}

/** Fields that a rule hides for these values. A field named by several rules is shown while any of them holds. */
export function hiddenFields(rules: readonly Rule[], values: Values): ReadonlySet<string> {
  const hidden = new Set<string>();
  for (const rule of rules) if (!holds(rule, values)) for (const field of rule.fields) hidden.add(field);
  for (const rule of rules) if (holds(rule, values)) for (const field of rule.fields) hidden.delete(field);
  return hidden;
}

function holds(rule: Rule, values: Values): boolean {
  const value = values[rule.field];
  return Array.isArray(rule.is) ? rule.is.includes(value) : value === rule.is;
}

/** Fields in the order the layout names them, then those it does not name (a new property is shown at once). */
export function groupsOf(level: Level, properties: readonly string[]): Group[] {
  const groups = level.groups.map((group) => ({
    ...group,
    fields: group.fields.filter((field) => properties.includes(field)),
  }));
  const named = new Set(level.groups.flatMap((group) => group.fields));
  const rest = properties.filter((property) => !named.has(property));
  return [...groups, { fields: level.groups.length === 0 ? rest : [] }].filter((group) => group.fields.length > 0);
}
