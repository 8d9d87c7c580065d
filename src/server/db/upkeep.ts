import type { Store } from '../services.ts';
import { quoted } from './guards.ts';

const worn = `select relname as table from pg_stat_user_tables
  where n_mod_since_analyze > 500 + 0.1 * n_live_tup or n_dead_tup > 500 + 0.2 * n_live_tup`;

/**
 * What the autovacuum of PostgreSQL does and PGlite lacks: tables that changed much are cleaned and counted, so that
 * plans stay good. One after another, so that waiting calls get their turn in between.
 */
export async function tendTables(exec: Store['exec']): Promise<void> {
  await exec('select pg_stat_force_next_flush()');
  const { rows } = await exec(worn);
  for (const { table } of rows) await exec(`VACUUM (ANALYZE) ${quoted(String(table))}`);
}
