import type { Call, ExportShape } from '../../../shared/documents/call.ts';
import type { Schema } from '../../../shared/documents/schema.ts';
import { wireTime } from '../../../shared/time/wire.ts';
import { viewOf } from '../../gates/fields.ts';
import type { ListAsked } from '../../records/list.ts';
import { type EntityPlan, ownProperties } from '../../records/plan.ts';
import type { CallEngine } from '../engine.ts';
import type { Run } from '../run.ts';
import { filtersAsked } from './filters-asked.ts';
import { rowsListed } from './given.ts';
import { rowShape } from './rows.ts';
import { searched } from './searched.ts';
import { listViews } from './views.ts';

type Row = Record<string, unknown>;

interface Column {
  name: string;
  heading: string;
  /** Field that decides how a value is written, and whether it is read. */
  field: string;
  schema: Schema | undefined;
}

interface ExportTable {
  /** The input with a text to look for. */
  searchedBy: string;
  /** What the rows of the file are found by. */
  asking(run: Run, asked: Row): Promise<ListAsked>;
  headings(run: Run): string[];
  /** The rows as texts, in the words of the documents and the zone of who asked. */
  lines(run: Run, rows: Row[], asked: Row): Promise<string[][]>;
}

export function shapeOf(call: Call): ExportShape {
  if (!call.exports) throw new Error('it does not say what it "exports"');
  return call.exports;
}

/** The table that a file is made of. */
export function exportTable(engine: CallEngine, call: Call, plan: EntityPlan): ExportTable {
  const { columns = {}, list, sort } = call;
  const table = Object.entries(shapeOf(call).table).map(([name, heading]): Column => {
    const field = (columns[name] ?? name).replace(/__name$/, '');
    return { name, heading, field, schema: plan.entity.schema.properties[field] ?? plan.fields.get(field)?.schema };
  });
  const unknown = table.find(({ schema, name }) => !schema && columns[name] === undefined);
  if (unknown) throw new Error(`its table names ${unknown.name}, which the entity does not have`);
  const usual = [...new Set(table.filter(({ name }) => !(name in columns)).map(({ field }) => field))];
  const shape = rowShape(engine, call, plan, usual);
  const views = listViews(engine, call, plan);
  const shown = (run: Run) => {
    const { readable } = viewOf(engine.artifacts.gates, plan, run.frame.actor);
    return table.filter(({ schema, field }) => !schema || schema['x-virtual'] || readable(field));
  };
  const searchedBy = list?.search ?? 'raw_search_string';
  return {
    searchedBy,
    asking: async (run, asked) => ({
      page: 1,
      limit: 1000,
      ...(await searched(run, plan, asked[searchedBy])),
      filters: [...filtersAsked(engine, run, call, asked), ...(views?.filters(run, asked) ?? [])],
      sort: sort?.slice(0, 1),
      returns: shape.fields(undefined),
      where: await rowsListed(run, engine, call, plan, asked),
    }),
    headings: (run) => shown(run).map(({ heading }) => heading),
    async lines(run, rows, asked) {
      const told = await shape.finish(run, rows, undefined, asked);
      const written = shown(run);
      return told.map((row) => written.map((column) => textOf(engine, run, column, row[column.name])));
    },
  };
}

function textOf(engine: CallEngine, run: Run, column: Column, value: unknown): string {
  const { field, schema } = column;
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) return value.map((one) => textOf(engine, run, column, one)).join('; ');
  if (typeof value === 'boolean') return run.text(`shell/console.${value ? 'yes' : 'no'}`);
  if (typeof value === 'object') return JSON.stringify(value);
  const options = engine.artifacts.options[schema?.['x-options'] ?? ''];
  const known = options && 'values' in options && options.values.find((option) => option.value === value);
  if (known) return known.label;
  const isMoment = schema?.format === 'date-time' || ownProperties.includes(field);
  return isMoment ? timeOf(run, String(value)) : String(value);
}

/** The same for every spreadsheet, and sorted by its letters. */
function timeOf(run: Run, value: string): string {
  const at = new Date(value);
  if (Number.isNaN(at.getTime())) return value;
  return wireTime(run.actor.timeZone)(at).slice(0, 16).replace('T', ' ');
}
