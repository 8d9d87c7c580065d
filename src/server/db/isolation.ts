import { sql } from 'drizzle-orm';
import type { Store } from '../services.ts';
import { withoutRowSecurity } from './guards.ts';
import { StoreError } from './store-error.ts';

const unguarded = `
select c.relname as table,
  not exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'company_id' and not a.attisdropped) as no_company,
  not (c.relrowsecurity and c.relforcerowsecurity) as no_security,
  not exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'company'
    and pg_get_expr(p.polqual, p.polrelid) like '%company_id = %app.company%'
    and pg_get_expr(p.polwithcheck, p.polrelid) like '%company_id = %app.company%') as no_policy,
  exists (select from pg_policy p where p.polrelid = c.oid and p.polname not in ('company', 'system', 'search')) as more_policies
from pg_class c join pg_namespace n on n.oid = c.relnamespace
where n.nspname = 'public' and c.relkind in ('r', 'p', 'v', 'm', 'f')
  -- What an extension brings says nothing of a company's rows: many a hosted database has pg_stat_statements.
  and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
order by 1`;

/**
 * Fails when a table would show one company's rows to another: the server does not start on such a database.
 * Looks at what the database says, and tries that the roles really hold someone back.
 */
export async function assertIsolation(store: Store): Promise<void> {
  const { rows } = await store.exec(unguarded);
  const holes = rows
    .filter((row) => !withoutRowSecurity.includes(String(row.table)))
    .flatMap((row) => {
      if (row.no_company) return [`${row.table} has no company_id`];
      if (row.no_security) return [`${row.table} has no forced row level security`];
      if (row.no_policy) return [`${row.table} has no policy on its company`];
      return row.more_policies ? [`${row.table} has a policy that nobody knows`] : [];
    });
  if (holes.length > 0) throw new StoreError(`The database does not keep companies apart: ${holes.join('; ')}.`);
  await store.inCompany('00000000-0000-0000-0000-000000000000', (db) => assertRole(db, 'rapport_app'));
  await store.inSystem((db) => assertRole(db, 'rapport_system'));
  await assertRole(store.plain, 'rapport_app');
}

type Statements = Pick<Store['plain'], 'execute'>;

async function assertRole(db: Statements, role: string): Promise<void> {
  const answer = (await db.execute(sql`select current_user as role, r.rolsuper or r.rolbypassrls as mighty
    from pg_roles r where r.rolname = current_user`)) as unknown as { rows: { role: string; mighty: boolean }[] };
  const found = answer.rows[0];
  if (found?.role !== role || found.mighty) {
    throw new StoreError(
      `The database does not hold back its own server: it works as ${found?.role ?? 'nobody'} and not as ${role}.`,
    );
  }
}

/** True when the user of DATABASE_URL could switch row level security off, or become someone who could: not for production. */
export async function isMightyLogin(store: Store): Promise<boolean> {
  const { rows } = await store.exec(
    `select bool_or(rolsuper or rolbypassrls) as mighty from pg_roles where pg_has_role(session_user, oid, 'MEMBER')`,
  );
  return rows[0]?.mighty === true;
}
