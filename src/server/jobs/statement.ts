import { sql } from 'drizzle-orm';
import type { Database } from '../context.ts';

/** pg-boss writes `$1`; Drizzle numbers parameters itself. Each parameter stands once in the statements used here. */
export async function runInside(db: Database, text: string, values: readonly unknown[]): Promise<{ rows: never[] }> {
  const pieces = text.split(/\$(\d+)/);
  const chunks = pieces.map((piece, at) =>
    at % 2 ? sql`${sql.param(values[Number(piece) - 1] ?? null)}` : sql.raw(piece),
  );
  await db.execute(sql.join(chunks));
  return { rows: [] };
}
