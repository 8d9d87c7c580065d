import { existsSync } from 'node:fs';
import { applyMigrations, migrationFiles } from '../../src/server/db/migrations.ts';
import { openStore } from '../../src/server/db/open.ts';
import { StoreError } from '../../src/server/db/store-error.ts';
import type { Store } from '../../src/server/services.ts';
import { difference } from './difference.ts';
import { emptySnapshot, type Snapshot } from './snapshot.ts';

/** Where the files of the folder lead elsewhere than their snapshot says; both are tried on a database of their own. */
export async function faultsOfReplay(
  directory: string,
  snapshot: Snapshot,
  opened: () => Promise<Store> = () => openStore({ dataDir: 'memory', log: { info() {}, warn() {} } }),
): Promise<string[]> {
  const files = existsSync(directory) ? migrationFiles(directory) : [];
  const { sql } = await difference(emptySnapshot(), snapshot, {});
  // One file that says exactly this needs no trial.
  if (files.length === 0 || (files.length === 1 && files[0]?.sql.trimEnd().endsWith(sql))) return [];
  const store = await opened();
  try {
    await applyMigrations(store, directory);
    const replayed = await described(store);
    await store.exec('DROP SCHEMA public CASCADE; CREATE SCHEMA public;');
    await store.exec(sql);
    return apart(replayed, await described(store));
  } catch (error) {
    if (error instanceof StoreError) return [error.sentence];
    throw error;
  } finally {
    await store.close();
  }
}

function apart(files: ReadonlySet<string>, snapshot: ReadonlySet<string>): string[] {
  const only = (some: ReadonlySet<string>, others: ReadonlySet<string>) =>
    [...some].filter((line) => !others.has(line));
  return [
    ...only(files, snapshot).map((line) => `the SQL makes what its snapshot does not know: ${line}`),
    ...only(snapshot, files).map((line) => `the snapshot counts on what the SQL does not make: ${line}`),
  ];
}

/** What a database is made of, one line each. */
async function described(store: Store): Promise<ReadonlySet<string>> {
  const { rows } = await store.exec(catalogue);
  return new Set(rows.map(({ line }) => String(line).replace(/\s+/g, ' ')));
}

const catalogue = `
with made as (select oid, relname as name, relrowsecurity, relforcerowsecurity from pg_class
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relname <> 'schema_migration')
select 'table ' || name || case when relrowsecurity and relforcerowsecurity then ' with row security' else '' end as line from made
union all select 'column ' || name || '.' || attname || ' ' || format_type(atttypid, atttypmod)
  || case when attnotnull then ' not null' else '' end || coalesce(' default ' || pg_get_expr(adbin, adrelid), '')
  from made join pg_attribute a on attrelid = made.oid and attnum > 0 and not attisdropped
  left join pg_attrdef on adrelid = attrelid and adnum = attnum
union all select pg_get_indexdef(indexrelid) from made join pg_index on indrelid = made.oid
union all select 'constraint ' || name || '.' || conname || ' ' || pg_get_constraintdef(c.oid)
  from made join pg_constraint c on conrelid = made.oid and contype <> 'n' -- said with the column
union all select 'policy ' || tablename || '.' || policyname || ' for ' || cmd || ' to ' || array_to_string(roles, ', ')
  || coalesce(' using ' || qual, '') || coalesce(' with check ' || with_check, '') from pg_policies where schemaname = 'public'
union all select pg_get_triggerdef(t.oid) from made join pg_trigger t on tgrelid = made.oid and not tgisinternal
union all select 'grant ' || privilege_type || ' on ' || table_name || ' to ' || grantee from information_schema.role_table_grants
  where table_schema = 'public' and table_name <> 'schema_migration' and grantee like 'rapport%'
union all select 'grant ' || privilege_type || ' (' || column_name || ') on ' || table_name || ' to ' || grantee
  from information_schema.column_privileges
  where table_schema = 'public' and table_name <> 'schema_migration' and grantee like 'rapport%'
union all select pg_get_functiondef(p.oid) from pg_proc p where pronamespace = 'public'::regnamespace and prokind = 'f'
  and not exists (select from pg_depend where objid = p.oid and deptype = 'e')
order by 1`;
