import { type Call, namesIdOtherwise } from '../../../shared/documents/call.ts';
import { evaluate } from '../../../shared/gates/evaluate.ts';
import { recordProperties } from '../../../shared/gates/record-properties.ts';
import { unknownProperty } from '../../records/conditions.ts';
import type { EntityPlan } from '../../records/plan.ts';
import { listed } from '../../records/values.ts';
import { toWire } from '../answer.ts';
import type { CallEngine } from '../engine.ts';
import type { Run } from '../run.ts';

type Row = Record<string, unknown>;

/** What the records of an answer carry: stored fields, some under other names, computed ones, and what one may do with them. */
interface RowShape {
  /** Fields to select for what is asked; undefined: all of them. */
  fields(asked: unknown): readonly string[] | undefined;
  finish(run: Run, rows: Row[], asked: unknown, input?: Row): Promise<Row[]>;
}

/** How the rows of an answer are made of what is stored. */
interface Shown {
  fields: readonly string[] | undefined;
  computed: readonly string[];
  /** Nothing is computed and nothing stands under another name. */
  isAsStored: boolean;
  /** What the answer does not carry, and what was read for something else only. */
  gone: readonly string[];
  aside: readonly string[];
  columns: readonly [name: string, path: string][];
  allowed: string | undefined;
}

const isNothing = (asked: unknown): boolean =>
  asked === undefined || asked === '' || (Array.isArray(asked) && asked.length === 0);

const without =
  (names: readonly string[]) =>
  (row: Row): Row =>
    names.length === 0 ? row : Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name)));

export function rowShape(
  engine: CallEngine,
  call: Call,
  plan: EntityPlan,
  usual: readonly string[] | undefined = call.returns,
): RowShape {
  const { gates } = engine.artifacts;
  const { columns = {}, allowed } = call;
  const virtual = Object.entries(plan.entity.schema.properties).filter(([, schema]) => schema['x-virtual']);
  const hasCompute = engine.product.hooks[plan.id]?.compute !== undefined;
  const sources = new Map(
    virtual.map(([name, schema]) => [name, Array.isArray(schema['x-virtual']) ? schema['x-virtual'] : []]),
  );
  const looked = Object.values(allowed?.actions ?? {}).flatMap((gate) =>
    gates[gate] ? recordProperties(gates, gates[gate].needs) : [],
  );
  const made = [...Object.keys(columns), ...(allowed ? [allowed.property] : [])];
  const dropped = namesIdOtherwise(call) ? ['id', 'version'] : [];
  const choices = (call.query ?? call.body)?.properties.fields?.items?.enum;
  const isStored = (name: string) => plan.fields.has(name) || plan.labels.has(name);
  const all = usual ?? [...plan.fields.keys(), ...plan.labels.keys()];
  const known = new Set([...all, ...made, ...sources.keys(), 'id', 'version']);
  const isPlain = made.length === 0 && !(hasCompute && all.some((name) => sources.has(name)));

  /** Names that the answer carries. */
  function named(asked: unknown): readonly string[] {
    if (isNothing(asked)) return [...all, ...made];
    const names = listed(asked).map(String);
    // Labels come along with what they label.
    for (const name of names)
      if (!known.has(name) && !known.has(name.replace(/__name$/, ''))) throw unknownProperty(name);
    return names;
  }

  /** Fields that are needed for a name of the answer. */
  function needed(name: string): readonly string[] {
    const column = columns[name];
    if (column !== undefined) return sources.has(column) ? (sources.get(column) ?? []) : [column];
    if (name === allowed?.property) return looked;
    if (sources.has(name)) return hasCompute ? (sources.get(name) ?? []) : [];
    return isStored(name) ? [name] : [];
  }

  /** What is made of an answer with what is asked for, told once: most ask for nothing in particular. */
  function shownOf(asked: unknown): Shown {
    const names = named(asked);
    const has = new Set(names);
    const computed = [...new Set(names.map((name) => columns[name] ?? name))].filter(
      (name) => hasCompute && sources.has(name),
    );
    const kept = new Set(names.flatMap((name) => (isStored(name) ? [name, `${name}__name`] : [name])));
    const sourced = names.flatMap(needed).flatMap((name) => [name, `${name}__name`]);
    const aside = [...sourced, ...computed].filter((name) => !kept.has(name) && name !== 'id' && name !== 'version');
    return {
      fields: usual === undefined && isNothing(asked) && isPlain ? undefined : [...new Set(names.flatMap(needed))],
      computed,
      isAsStored: computed.length === 0 && !made.some((name) => has.has(name)),
      // A version that can be chosen is there when it is.
      gone: choices?.includes('version') && !has.has('version') ? [...dropped, 'version'] : dropped,
      aside: [...new Set(aside)],
      columns: Object.entries(columns).filter(([name]) => has.has(name)),
      allowed: allowed && has.has(allowed.property) ? allowed.property : undefined,
    };
  }

  const unasked = shownOf(undefined);
  const shown = (asked: unknown): Shown => (isNothing(asked) ? unasked : shownOf(asked));

  return {
    fields: (asked) => shown(asked).fields,
    async finish(run, rows, asked, input = {}) {
      const { computed, isAsStored, gone, aside, columns, allowed } = shown(asked);
      if (isAsStored) return rows.map(without(gone));
      const values =
        computed.length > 0 ? await run.engine.product.hooks[plan.id]?.compute?.(run, rows, computed, input) : [];
      return rows.map((row, index) => {
        const given = Object.fromEntries(computed.map((name) => [name, values?.[index]?.[name]]));
        const told: Row = { ...row, ...(toWire(given, engine.records.wire) as Row) };
        const named: Row = Object.fromEntries(
          columns.flatMap(([name, path]) => (path in told ? [[name, told[path]]] : [])),
        );
        for (const name of aside) delete told[name];
        for (const name of gone) delete told[name];
        if (allowed) named[allowed] = actionsOf(run, row);
        return { ...told, ...named };
      });
    },
  };

  function actionsOf(run: Run, row: Row): string[] {
    const actions = Object.entries(allowed?.actions ?? {});
    return actions.flatMap(([action, gate]) => (evaluate(gates, gate, run.frame.actor, row).allowed ? [action] : []));
  }
}
