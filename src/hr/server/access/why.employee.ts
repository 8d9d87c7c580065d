import { and, eq } from 'drizzle-orm';
import { userProfile } from '../../../generated/tables.ts';
import type { CallContext, RowFilter, ServerActor } from '../../../server/context.ts';
import { visiblePerson } from './members.ts';

const shown = 20;

interface ScopeStep {
  depth: number;
  held: boolean;
  joins?: 'all' | 'any' | 'none';
  everyone?: true;
  oneself?: true;
  field?: string;
  wanted?: string[];
  more?: number;
  has?: string[];
}

type Values = Readonly<Record<string, unknown>>;

/**
 * May this actor see that employee: asked of the database by the very condition that limits every list, and besides
 * told field by field.
 */
export async function whyEmployee(context: CallContext, actor: ServerActor, id: string) {
  const { display_name } = await visiblePerson(context, id);
  const [seen] = await context.db
    .select({ id: userProfile.id })
    .from(userProfile)
    .where(
      and(eq(userProfile.companyId, context.company), eq(userProfile.id, id), context.visible('people/user', actor)),
    );
  const record = await context.records.read('people/user', id);
  return {
    allowed: seen !== undefined,
    steps: scopeSteps(actor.scope, record, actor.id),
    gate: null,
    employee: { id, display_name },
    // Only a group's filter decides here.
    missing: seen ? [] : [{ permission: [] }],
  };
}

/** Which people an actor sees, whether or not there is anyone. */
export const whomSeen = (actor: ServerActor) => ({
  allowed: true,
  steps: scopeSteps(actor.scope, null, actor.id),
  gate: null,
  employee: null,
  missing: [{ permission: [] }],
});

/**
 * A row scope as lines, each with what the employee has; of nobody in particular, every line holds. Exported for the
 * comparison with the database.
 */
export function scopeSteps(filter: RowFilter, record: Values | null, self: string, depth = 0): ScopeStep[] {
  if (filter === null) return [{ depth, held: true, everyone: true }];
  if ('all' in filter || 'any' in filter) {
    const joins = 'all' in filter ? 'all' : 'any';
    const parts = 'all' in filter ? filter.all : filter.any;
    const below = parts.map((part) => scopeSteps(part, record, self, depth + 1));
    const tops = below.map(([top]) => top?.held ?? false);
    const held = record === null || (joins === 'all' ? tops.every(Boolean) : tops.some(Boolean));
    const [only] = below;
    // One alone needs no heading.
    if (only && below.length === 1) return only.map((step) => ({ ...step, depth: step.depth - 1 }));
    return [{ depth, held, joins }, ...below.flat()];
  }
  if ('not' in filter) {
    const below = scopeSteps(filter.not, record, self, depth + 1);
    return [{ depth, held: record === null || !below[0]?.held, joins: 'none' }, ...below];
  }
  const { property } = filter;
  if (record === null) return [lineOf(depth, filter, self)];
  const value = record[property];
  const has = (Array.isArray(value) ? value : [value]).filter((one) => one !== null && one !== undefined).map(String);
  if ('holds' in filter)
    return [
      line(
        depth,
        property,
        filter.holds,
        has,
        filter.holds.some((one) => has.includes(one)),
      ),
    ];
  const held = filter.in.some((one) => (one === null ? has.length === 0 : has.includes(String(one))));
  if (property === 'id' && filter.in.length === 1 && filter.in[0] === self) return [{ depth, held, oneself: true }];
  return [line(depth, property, filter.in.map(String), has, held)];
}

function lineOf(depth: number, filter: Extract<RowFilter, { property: string }>, self: string): ScopeStep {
  const { property } = filter;
  const wanted = 'holds' in filter ? filter.holds : filter.in.map(String);
  if (property === 'id' && wanted.length === 1 && wanted[0] === self) return { depth, held: true, oneself: true };
  const { has: _nobody, ...said } = line(depth, property, wanted, [], true);
  return said;
}

function line(depth: number, field: string, wanted: readonly string[], has: string[], held: boolean): ScopeStep {
  const more = wanted.length - shown;
  return { depth, held, field, wanted: wanted.slice(0, shown), ...(more > 0 && { more }), has };
}
