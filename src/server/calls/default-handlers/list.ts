import type { Call, ListShape } from '../../../shared/documents/call.ts';
import { pageLimit, pageNumber } from '../../../shared/paging/paging.ts';
import { sqlState } from '../../db/store-error.ts';
import { unknownProperty } from '../../records/conditions.ts';
import { listAfter } from '../../records/cursor-page.ts';
import { countRecords, type ListAsked, listRecords } from '../../records/list.ts';
import type { EntityPlan } from '../../records/plan.ts';
import { declaredOnly, put, schemaAt } from '../answer.ts';
import type { Serve } from '../compiled-call.ts';
import type { CallEngine } from '../engine.ts';
import { engineFailure } from '../failure.ts';
import type { Run } from '../run.ts';
import { readCursor, writeCursor } from './cursor.ts';
import { filtersAsked } from './filters-asked.ts';
import { inputValues, rowsListed } from './given.ts';
import { rowShape } from './rows.ts';
import { searched } from './searched.ts';
import { listViews } from './views.ts';

type Values = Record<string, unknown>;

const usualLimit = 10;
const mostRows = 100;

/** `does: list`: one page, searched, filtered and sorted as the document allows, with the exact total. */
export function serveList(engine: CallEngine, call: Call, plan: EntityPlan): Serve {
  const list: ListShape = call.list ?? { items: 'data', pastEnd: 'empty' };
  const names = {
    limit: list.limit ?? 'page_limit',
    page: list.page ?? 'page_offset',
    search: list.search ?? 'raw_search_string',
  };
  const given = call.body ?? call.query;
  const usual = Number(given?.properties[names.limit]?.default ?? usualLimit);
  const sortable = new Set((call.sort ?? []).map((name) => name.replace(/^-/, '')));
  // A list of names; another `fields`, or a filter of that name, is the call's own.
  const choosesFields = !call.filters?.fields && [given?.properties.fields?.type].flat().includes('array');
  const answerOf = listAnswer(call, list);
  const shape = rowShape(engine, call, plan);
  const views = listViews(engine, call, plan);
  const most = engine.artifacts.options[list.mostCounted ?? ''];
  const mostCounted = most && 'constant' in most ? Number(most.constant) : undefined;

  return async (run, input) => {
    const asked = inputValues(input);
    const fields = choosesFields ? asked.fields : undefined;
    const page = pageNumber(asked[names.page]);
    const wanted: ListAsked = {
      page,
      limit: pageLimit(asked[names.limit], list.maxLimit ?? mostRows, usual),
      ...(await searched(run, plan, asked[names.search])),
      filters: filtersAsked(engine, run, call, asked),
      sort: sortOf(asked.ordering, sortable, call.sort),
      returns: shape.fields(fields),
      where: await rowsListed(run, engine, call, plan, asked),
      opens: list.opens,
    };
    const shown = { ...wanted, filters: [...(wanted.filters ?? []), ...(views?.filters(run, asked) ?? [])] };
    const { rows: found, total, next } = await pageAsked(run, shown, asked);
    const rows = await shape.finish(run, found, fields, asked);
    const counts = {
      ...(await views?.counts(run, asked, wanted)),
      ...(await listCounts(run, engine, call, plan, asked)),
      ...(list.cursor && { [list.cursor.next]: next }),
    };
    const isLater = page > 1 || cursorOf(asked) !== undefined;
    if (rows.length === 0 && isLater && list.pastEnd === 'not-found') throw engineFailure(engine.texts, 'InvalidPage');
    // A bare array has no place for it.
    const headers = list.items === '' ? { 'x-total-count': String(total) } : undefined;
    return { status: 200, body: answerOf(rows, total, counts), partial: fields !== undefined, headers };
  };

  function cursorOf(asked: Values): string | undefined {
    const given = list.cursor && asked[list.cursor.parameter];
    return typeof given === 'string' && given !== '' ? given : undefined;
  }

  /** By its number, or after the cursor that the page before it has answered. A cursor that is none is past every end. */
  async function pageAsked(run: Run, shown: ListAsked, asked: Values) {
    if (!list.cursor) return { ...(await listRecords(engine.records, run, plan.id, shown)), next: null };
    const given = cursorOf(asked);
    const after = given === undefined ? undefined : readCursor(given);
    const found = after === null ? null : await listAfter(engine.records, run, plan.id, shown, after).catch(ofNoType);
    if (!found) throw engineFailure(engine.texts, 'InvalidPage');
    const isAll = after === undefined && shown.page === 1 && found.next === null;
    const count = () => countRecords(engine.records, run, plan.id, { ...shown, mostCounted });
    const total = list.total === undefined ? 0 : isAll ? found.rows.length : await count();
    return { rows: found.rows, total, next: writeCursor(found.next) };
  }
}

/** Values that somebody else has written into a cursor. */
function ofNoType(error: unknown): null {
  if (sqlState(error)?.startsWith('22')) return null;
  throw error;
}

/** How many of all records of the list have certain values, whatever page, search and filters leave of it. */
async function listCounts(
  run: Run,
  engine: CallEngine,
  call: Call,
  plan: EntityPlan,
  asked: Record<string, unknown>,
): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const [name, values] of Object.entries(call.list?.counts ?? {})) {
    const where = await rowsListed(run, engine, { ...call, where: { ...call.where, ...values } }, plan, asked);
    found[name] = await countRecords(engine.records, run, plan.id, { page: 1, limit: 1, where });
  }
  return found;
}

function sortOf(
  given: unknown,
  sortable: ReadonlySet<string>,
  usual: readonly string[] = [],
): readonly string[] | undefined {
  if (typeof given !== 'string' || given === '') return usual[0] === undefined ? undefined : [usual[0]];
  const sort = given.split(',');
  for (const name of sort) if (!sortable.has(name.replace(/^-/, ''))) throw unknownProperty(name);
  return sort;
}

function listAnswer(call: Call, list: ListShape) {
  const { row: wrap, repeat = {} } = list;
  const declared = call.answers?.[200];
  const rowSchema = schemaAt(declared, list.items)?.items;
  const only = declaredOnly(wrap === undefined ? rowSchema : rowSchema?.properties?.[wrap]);
  const saysStatus = declared?.properties?.status !== undefined;
  const copies = Object.entries(repeat).map(([path, of]) => ({ path, items: of === 'items' || of === list.items }));
  return (rows: Record<string, unknown>[], total: number, counts: Record<string, unknown> = {}): unknown => {
    const items = wrap === undefined ? rows.map(only) : rows.map((row) => ({ [wrap]: only(row) }));
    if (list.items === '') return items;
    const answer: Record<string, unknown> = { ...(saysStatus && { status: 200 }), ...counts };
    put(answer, list.items, items);
    if (list.total) put(answer, list.total, total);
    for (const copy of copies) put(answer, copy.path, copy.items ? items : total);
    return answer;
  };
}
