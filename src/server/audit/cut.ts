import { sql } from 'drizzle-orm';
import type { Database } from '../context.ts';
import { lock } from '../db/lock.ts';
import { cutOf, rowsOf, sealedAt, stretchBroken } from './chain.ts';

/** Lines that are taken off in one transaction; sealing waits meanwhile. */
const cutAtOnce = 20_000;

interface Cut {
  /** How many lines went. */
  lines: number;
  /** None goes from a log that does not hold: this line is not as it was sealed. */
  brokenAt?: number;
}

/**
 * Takes the oldest lines off the log of a company: those before an instant, from its start and without a gap. A line that
 * says how far, up to which seal, is written first; it is sealed like any other, and the chain goes on from the seal in it.
 */
export async function cutLines(db: Database, company: string, before: Date): Promise<Cut> {
  await lock(db, `audit seal ${company}`);
  const from = await cutOf(db, company);
  const [last] = await rowsOf<{ place: string | null }>(
    db,
    sql`select coalesce(
      (select place - 1 from audit_line where company_id = ${company} and place > ${from.place} and at >= ${before.toISOString()} order by place limit 1),
      (select max(place) from audit_line where company_id = ${company})) as place`,
  );
  const until = Math.min(Number(last?.place ?? 0), from.place + cutAtOnce);
  if (until <= from.place) return { lines: 0 };
  const brokenAt = await stretchBroken(db, company, from, until);
  if (brokenAt !== null) return { lines: 0, brokenAt };
  const lines = until - from.place;
  const seal = await sealedAt(db, company, until);
  await db.execute(sql`
    insert into audit_line (company_id, type, activity, new)
    values (${company}, 'audit_cut', 'Audit log cut',
      jsonb_build_object('place', ${until}::bigint, 'seal', ${seal}::text, 'lines', ${lines}::bigint, 'before', ${before.toISOString()}::text))`);
  await db.execute(sql`delete from audit_line where company_id = ${company} and place <= ${until}`);
  return { lines };
}
