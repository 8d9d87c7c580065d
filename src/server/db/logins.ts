import { sql } from 'drizzle-orm';
import type { Store } from '../services.ts';
import { StoreError } from './store-error.ts';

/** What a login could do once it gave back the role that the connection has taken on (`RESET ROLE`). */
const powers = sql`select session_user as login,
  exists (select from pg_roles r where pg_has_role(session_user, r.oid, 'MEMBER') and (r.rolsuper or r.rolbypassrls or r.rolcreaterole))
    as mighty,
  -- A superuser can become anyone.
  array(select r.rolname::text from pg_roles r where not l.rolsuper and r.oid <> l.oid and pg_has_role(session_user, r.oid, 'MEMBER')
    order by 1) as roles,
  exists (select from pg_shdepend d where d.refclassid = 'pg_authid'::regclass and d.refobjid = l.oid and d.deptype = 'o')
    or exists (select from pg_database d where d.datname = current_database() and pg_has_role(session_user, d.datdba, 'MEMBER'))
    or exists (select from pg_class c where c.oid = to_regclass('audit_line') and pg_has_role(session_user, c.relowner, 'MEMBER'))
    as owner
from pg_roles l where l.rolname = session_user`;

interface Powers {
  login: string;
  mighty: boolean;
  roles: string[];
  owner: boolean;
}

type Statements = Pick<Store['plain'], 'execute'>;

async function powersOf(db: Statements): Promise<Powers> {
  const { rows } = (await db.execute(powers)) as unknown as { rows: Powers[] };
  const [found] = rows;
  if (!found) throw new StoreError('The database does not say as whom its server has signed in.');
  return found;
}

/**
 * Statements of calls and of jobs come over logins that own nothing: one that is slipped in can take on no other role,
 * and can neither switch off row level security nor the trigger that keeps the audit log. Only migrations and the
 * job queue come as the owner.
 */
export async function assertLogins(store: Store): Promise<void> {
  const calls = await powersOf(store.plain);
  const jobs = await store.inSystem(powersOf);
  refuse(calls, 'DATABASE_CALLS_URL', ['rapport_app', 'rapport_search']);
  refuse(jobs, 'DATABASE_SYSTEM_URL', ['rapport_system']);
}

function refuse({ login, mighty, roles, owner }: Powers, setting: string, needed: readonly string[]): void {
  const others = roles.filter((role) => !needed.includes(role));
  const reasons = [
    ...(mighty ? ['can switch off row level security or make roles'] : []),
    ...(owner ? ['owns what the audit log and the companies are kept in'] : []),
    ...(others.length > 0 ? [`can become ${others.join(', ')}`] : []),
  ];
  if (reasons.length === 0) return;
  throw new StoreError(
    `In production ${setting} must name a login that owns nothing: "${login}" ${reasons.join(', and ')}. README.md says under PostgreSQL which roles to make.`,
  );
}
