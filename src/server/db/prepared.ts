import type { QueryConfig, QueryResult } from 'pg';

interface Queryable {
  query(config: QueryConfig, values?: unknown[]): Promise<QueryResult>;
}

/** A statement that is never met again is not worth remembering; lists of varying length make many of those. */
const worthAfter = 2;
const mostNames = 400;
const mostTexts = 4000;

const names = new Map<string, string>();
const met = new Map<string, number>();

/**
 * Prepares statements that come again: the server then skips parsing and, mostly, planning, which for a small query
 * is two thirds of its work. Names are the same on every connection.
 */
export function prepared<C extends Queryable>(client: C, before?: () => void, after?: () => void): Queryable {
  return {
    query(config, values) {
      before?.();
      const name = config.name ?? (values?.length ? nameOf(config.text) : undefined);
      const answer = client.query(name ? { ...config, name } : config, values);
      after?.();
      return answer;
    },
  };
}

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= mostNames) return known;
  const times = (met.get(text) ?? 0) + 1;
  if (times <= worthAfter) {
    if (met.size >= mostTexts) met.clear();
    met.set(text, times);
    return undefined;
  }
  met.delete(text);
  const name = `rapport_${names.size + 1}`;
  names.set(text, name);
  return name;
}
