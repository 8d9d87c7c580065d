import type { Call, ViewFilter } from '../../../shared/documents/call.ts';
import type { ListFilter } from '../../context.ts';
import { viewOf } from '../../gates/fields.ts';
import { countRecords, type ListAsked } from '../../records/list.ts';
import type { EntityPlan } from '../../records/plan.ts';
import type { CallEngine } from '../engine.ts';
import type { Run } from '../run.ts';

type Values = Readonly<Record<string, unknown>>;

/** The named views of a list: which filters one stands for, and how many records each of them has. */
interface Views {
  filters(run: Run, asked: Values): readonly ListFilter[];
  /** Asked for, it says of each view how many of what is searched and filtered for it has. */
  counts(run: Run, asked: Values, list: ListAsked): Promise<Record<string, number | null>>;
}

export function listViews(engine: CallEngine, { views }: Call, plan: EntityPlan): Views | null {
  if (!views) return null;
  const of = new Map(
    Object.entries(views.values).map(([name, view]) => [name, view.filters.map((one) => filterOf(engine, one))]),
  );
  const filtersOf = (run: Run, name: string) => (of.get(name) ?? []).map((filter) => filter(run));
  return {
    filters: (run, asked) => filtersOf(run, String(asked[views.parameter])),
    async counts(run, asked, list) {
      const found: Record<string, number | null> = {};
      if (!isAsked(asked[views.counted])) return found;
      const { readable } = viewOf(engine.artifacts.gates, plan, run.frame.actor);
      for (const [name, { count }] of Object.entries(views.values)) {
        const filters = filtersOf(run, name);
        // How many there are would tell what may not be read of each.
        found[count] = filters.every(({ property }) => readable(property))
          ? await countRecords(engine.records, run, plan.id, {
              ...list,
              filters: [...(list.filters ?? []), ...filters],
            })
          : null;
      }
      return found;
    },
  };
}

function filterOf({ artifacts }: CallEngine, filter: ViewFilter): (run: Run) => ListFilter {
  const { property, is, value, constant, actor } = filter;
  if (actor) return ({ frame }) => ({ property, is: 'equal', value: frame.actor?.id ?? null });
  const options = constant === undefined ? undefined : artifacts.options[constant];
  const given = options && 'constant' in options ? options.constant : value;
  const fixed: ListFilter =
    is === 'in'
      ? { property, is, values: given as readonly unknown[], fixed: true }
      : { property, is, value: given, fixed: true };
  return () => fixed;
}

const isAsked = (value: unknown): boolean => /^(true|1)$/i.test(String(value));
