import { type SQL, sql } from 'drizzle-orm';
import { evaluate } from '../../shared/gates/evaluate.ts';
import { recordProperties } from '../../shared/gates/record-properties.ts';
import { namesEntity } from '../audit/former-ids.ts';
import { readableValues } from '../audit/lines.ts';
import type { RowFilter, ServerActor } from '../context.ts';
import { type FieldView, masked, viewOf } from '../gates/fields.ts';
import { scopeCondition, scopeShape, scopeValues, withOneself } from '../gates/scope.ts';
import type { Column } from './columns.ts';
import { literal, unknownProperty } from './conditions.ts';
import type { RecordEngine } from './engine.ts';
import { type EntityPlan, type Field, type Label, must, ref, relatedField } from './plan.ts';
import type { Bind } from './statement.ts';
import { fromColumn } from './values.ts';

export type Row = Record<string, unknown>;

/** How records of one entity are selected and answered for one view: the one place where field gates are applied. */
export interface Shape {
  key: string;
  /** What to select, each column named by its property. */
  columns: readonly Column[];
  labels: readonly Joined[];
  /** What the joins of the labels bind, first of all that a statement binds. */
  values: readonly unknown[];
  /** Needs nothing but the row of the table itself. */
  simple: boolean;
  /** The record as the person may see it. */
  answer(row: Row): Row;
}

interface Joined extends Label {
  alias: string;
  related: EntityPlan;
  column: Field;
  /** Which related records are named. */
  scope: RowFilter;
}

interface Part {
  field: Field;
  shows: 'value' | 'mask' | 'record';
}

/** Kept in a column of its own beside what is answered, when a gate looks at it. */
const besides = (name: string) => `~${name}`;

const shapes = new WeakMap<FieldView, Map<string, Shape>>();

/** Shape for these properties, or all. Without a view (hooks, stored values) nothing is hidden. */
export function shapeFor(
  engine: RecordEngine,
  plan: EntityPlan,
  view: FieldView,
  actor: ServerActor | null,
  names?: readonly string[],
): Shape {
  const key = names ? names.join() : '*';
  const mine = shapes.get(view) ?? new Map<string, Shape>();
  shapes.set(view, mine);
  const shape = mine.get(key) ?? makeShape(engine, plan, view, actor, names);
  if (mine.size < 200) mine.set(key, shape);
  return shape;
}

function makeShape(
  engine: RecordEngine,
  plan: EntityPlan,
  view: FieldView,
  actor: ServerActor | null,
  names?: readonly string[],
): Shape {
  const wanted = names ? withAlways(plan, names) : [...plan.fields.keys(), ...plan.labels.keys()];
  const parts: Part[] = [];
  const labels: Joined[] = [];
  for (const name of new Set(wanted)) {
    const label = plan.labels.get(name) ?? relatedField(plan, name);
    if (label) labels.push(...joinedLabel(engine, plan, label, view, actor, labels.length));
    else parts.push(...partOf(plan, view, name));
  }
  const looked = new Set(
    parts.filter((part) => part.shows === 'record').flatMap((part) => looksAt(engine, part.field)),
  );
  const columns = [
    ...parts.map(({ field: { name, column } }) => ({ name, value: ref(column) })),
    ...labels.map(({ name, column, alias }) => ({ name, value: ref(column.column, alias) })),
    ...[...looked].map((name) => ({ name: besides(name), value: ref(must(plan.fields, name).column) })),
  ];
  return {
    key: `${parts.map((part) => part.field.name + part.shows[0])}/${labels.map(({ name, scope }) => name + scopeShape(scope))}`,
    columns,
    labels,
    values: labels.flatMap(({ scope }) => scopeValues(scope)),
    simple: labels.length === 0 && looked.size === 0,
    answer: answering(engine, plan, parts, labels, [...looked], actor),
  };
}

/** The id says which record it is, the version which state of it: a list without them is good for nothing. */
function withAlways(plan: EntityPlan, names: readonly string[]): string[] {
  const labels = names.map((name) => `${name}__name`).filter((name) => plan.labels.has(name));
  return ['id', ...(plan.fields.has('version') ? ['version'] : []), ...names, ...labels];
}

function partOf(plan: EntityPlan, view: FieldView, name: string): Part[] {
  const field = plan.fields.get(name);
  if (!field) {
    if (plan.entity.schema.properties[name]?.['x-virtual']) return [];
    throw unknownProperty(name);
  }
  const shows = view.shows(name);
  return shows === 'nothing' ? [] : [{ field, shows }];
}

/**
 * Which of the related records an actor is told the names of: those of the scope, unless the label is public, or names
 * the person whom the row scope has let through already.
 */
export function labelScope(plan: EntityPlan, label: Label, related: EntityPlan, actor: ServerActor | null): RowFilter {
  const open = label.public || related.entity.person === undefined || plan.entity.person === label.field.name;
  return open ? null : withOneself(actor);
}

/** A label is readable by everyone who may read both the reference and the labelling property. */
function joinedLabel(
  engine: RecordEngine,
  plan: EntityPlan,
  label: Label,
  view: FieldView,
  actor: ServerActor | null,
  index: number,
): Joined[] {
  const related = engine.plan(label.entity);
  if (!view.readable(label.field.name) || !viewOf(engine.gates, related, actor).readable(label.property)) return [];
  const scope = labelScope(plan, label, related, actor);
  return [{ ...label, alias: `r${index}`, related, column: must(related.fields, label.property), scope }];
}

/** The same name where a list is sorted by it: an expression of its own, since pages are found without joins. */
export function labelOrder(
  engine: RecordEngine,
  plan: EntityPlan,
  view: FieldView,
  { actor }: { actor: ServerActor | null },
  label: Label,
): { column: SQL; related: string } {
  const [joined] = joinedLabel(engine, plan, label, view, actor, 0);
  if (!joined) throw unknownProperty(label.name);
  const { related, scope, column } = joined;
  const alias = `by_${label.field.column.name}`;
  const id = ref(must(related.fields, 'id').column, alias);
  const same = sql`${ref(related.company, alias)} = ${plan.company} and ${id} = ${ref(label.field.column)}`;
  const seen = scopeCondition(related, engine.people, scope, (value) => sql.raw(literal(value)), alias);
  const where = sql`${same}${seen && sql` and ${seen}`}`;
  return {
    column: sql`(select ${ref(column.column, alias)} from ${related.table} as ${sql.identifier(alias)} where ${where})`,
    related: `(${scopeShape(scope)}${JSON.stringify(scopeValues(scope))})`,
  };
}

const looksAt = (engine: RecordEngine, field: Field): string[] => {
  const gate = engine.gates[field.read ?? ''];
  return gate ? recordProperties(engine.gates, gate.needs) : [];
};

function answering(
  engine: RecordEngine,
  plan: EntityPlan,
  parts: Part[],
  labels: Joined[],
  looked: string[],
  actor: ServerActor | null,
) {
  const perRecord = parts.some((part) => part.shows === 'record');
  const holdsChanges = (field: Field) => plan.topic === 'audit_line' && (field.name === 'old' || field.name === 'new');
  const convert = ({ field, shows }: Part, value: unknown) => {
    if (shows === 'mask') return masked(field.mask, value);
    if (namesEntity(plan, field.name)) return engine.formerIds.nowOf(value);
    return holdsChanges(field) ? readableValues(engine.gates, actor, value) : fromColumn(field, value, engine.wire);
  };
  return (row: Row): Row => {
    const answer: Row = {};
    const record = perRecord ? Object.fromEntries(looked.map((name) => [name, row[besides(name)]])) : undefined;
    for (const part of parts) {
      const value = row[part.field.name];
      if (part.shows === 'record' && !evaluate(engine.gates, part.field.read ?? '', actor, record).allowed) {
        if (part.field.mask) answer[part.field.name] = masked(part.field.mask, value);
      } else answer[part.field.name] = convert(part, value);
    }
    for (const { name, column } of labels) answer[name] = fromColumn(column, row[name] ?? null, engine.wire);
    return answer;
  };
}

/** Joins for the labels: on the few rows of a page. They bind `shape.values`. */
export function labelJoins(engine: RecordEngine, plan: EntityPlan, shape: Shape, bind: Bind): SQL {
  const joins = shape.labels.map(({ alias, related, field, scope }) => {
    const id = ref(must(related.fields, 'id').column, alias);
    const same = sql`${ref(related.company, alias)} = ${plan.company} and ${id} = ${ref(field.column)}`;
    const seen = scopeCondition(related, engine.people, scope, () => bind(), alias);
    return sql` left join ${related.table} as ${sql.identifier(alias)} on ${same}${seen && sql` and ${seen}`}`;
  });
  return sql.join(joins);
}
