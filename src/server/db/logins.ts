import { sql } from 'drizzle-orm';
import type { Store } from '../services.ts';
import { StoreError } from './store-error.ts';

/** What a login could do once it gave back the role that the connection has taken on (`RESET ROLE`). */
const powers = sql`select session_user as login,
  l.rolsuper or l.rolbypassrls or l.rolcreaterole as mighty,
  pg_has_role(session_user, 'rapport_app', 'MEMBER') as app,
  pg_has_role(session_user, 'rapport_system', 'MEMBER') as system,
  exists (select from pg_shdepend d where d.refclassid = 'pg_authid'::regclass and d.refobjid = l.oid and d.deptype = 'o')
    or exists (select from pg_database d where d.datname = current_database() and pg_has_role(session_user, d.datdba, 'MEMBER'))
    or exists (select from pg_class c where c.oid = to_regclass('audit_line') and pg_has_role(session_user, c.relowner, 'MEMBER'))
    as owner
from pg_roles l where l.rolname = session_user`;

interface Powers {
  login: string;
  mighty: boolean;
  app: boolean;
  system: boolean;
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
  refuse(calls, 'DATABASE_CALLS_URL', calls.system ? ['can become rapport_system, who sees every company'] : []);
  refuse(jobs, 'DATABASE_SYSTEM_URL', jobs.app ? ['can become rapport_app'] : []);
}

function refuse({ login, mighty, owner }: Powers, setting: string, others: string[]): void {
  const reasons = [
    ...(mighty ? ['can switch off row level security or make roles'] : []),
    ...(owner ? ['owns what the audit log and the companies are kept in'] : []),
    ...others,
  ];
  if (reasons.length === 0) return;
  throw new StoreError(
    `In production ${setting} must name a login that owns nothing: "${login}" ${reasons.join(', and ')}. README.md says under PostgreSQL which roles to make.`,
  );
}
