import { sql } from 'drizzle-orm';
import type { Store } from '../../src/server/services.ts';
import { rowsOf } from '../seed/bulk.ts';

/** The companies with what an operator can set. */
export async function listCompanies(store: Store): Promise<string> {
  const rows = await store.inSystem((db) =>
    rowsOf(
      db,
      sql`select id, slug, company_name, is_active, milestone_active, milestone_limit,
            greatest(0, coalesce(milestone_limit_remaining, milestone_limit) - coalesce((select touchpoints_taken from company_credit k where k.company_id = c.company_id), 0)) as milestone_limit_remaining,
            adhoc_active, exit_active, stage_edit_active,
            (select count(*)::int from user_profile u where u.company_id = c.company_id) as people
          from company c order by company_name`,
    ),
  );
  if (rows.length === 0)
    return 'There is no company yet: npm run company -- new "Acme Industries" --admin you@acme.example';
  return rows.map((row) => lines(row).join('\n  ')).join('\n');
}

function lines(row: Record<string, unknown>): string[] {
  const { id, slug, company_name, people, ...settings } = row;
  const said = Object.entries(settings).map(([name, value]) => `${name}=${value ?? 'none'}`);
  return [`${company_name} (${slug}), ${people} people`, `id ${id}`, said.join(' ')];
}
