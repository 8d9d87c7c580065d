import type { Call } from '../../shared/documents/call.ts';
import type { ListQuery } from './list-call.ts';

const most = 200;

/** The cursors that the pages seen have answered: the page after one of them is asked for by its cursor. */
export class ListCursors {
  private readonly known = new Map<string, string>();

  /** What goes along with the question for a page: nothing where the page before it was not seen. */
  of(call: Call, query: ListQuery): Record<string, string> | undefined {
    const cursor = this.known.get(keyOf(call, query, query.page));
    return cursor && call.list?.cursor ? { [call.list.cursor.parameter]: cursor } : undefined;
  }

  /** Whether another page follows. */
  keep(call: Call, query: ListQuery, answer: unknown): boolean {
    const next = call.list?.cursor && (answer as Record<string, unknown> | null)?.[call.list.cursor.next];
    const key = keyOf(call, query, query.page + 1);
    this.known.delete(key);
    if (typeof next === 'string') this.known.set(key, next);
    const oldest = this.known.keys().next().value;
    if (this.known.size > most && oldest !== undefined) this.known.delete(oldest);
    return typeof next === 'string';
  }
}

const keyOf = ({ id }: Call, { perPage, sort, filter }: ListQuery, page: number): string =>
  JSON.stringify([id, perPage, sort, filter, page]);
