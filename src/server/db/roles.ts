import type { Store } from '../services.ts';
import { StoreError, sqlState } from './store-error.ts';

/**
 * rapport_app sees one company, rapport_system all, rapport_search one company's rows that match a search.
 * Nobody signs in as them; transactions take them on.
 */
const roles = ['rapport_app', 'rapport_system', 'rapport_search'] as const;

const missing = `select r as role from unnest(array[${roles.map((role) => `'${role}'`)}]) r
  where not exists (select from pg_roles where rolname = r) or not pg_has_role(current_user, r, 'MEMBER')`;

/** Roles belong to the whole database server, so that they are made at opening and not by a migration. */
export async function ensureRoles(exec: Store['exec']): Promise<void> {
  const { rows } = await exec(missing);
  if (rows.length === 0) return;
  try {
    for (const { role } of rows) await exec(createRole(String(role)));
  } catch (error) {
    if (sqlState(error) !== '42501') throw error;
    const statements = `${roles.map((role) => `CREATE ROLE ${role} NOLOGIN;`).join(' ')} GRANT ${roles.join(', ')} TO <user>;`;
    throw new StoreError(`The database user may not make roles; ask an administrator to run once: ${statements}`, {
      cause: error,
    });
  }
}

/** Two servers may start at once; the one that comes second finds the role made. */
function createRole(role: string): string {
  return `DO $$ BEGIN
    BEGIN
      CREATE ROLE ${role} NOLOGIN;
    EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
    END;
    IF NOT pg_has_role(current_user, '${role}', 'MEMBER') THEN
      EXECUTE format('GRANT ${role} TO %I', current_user);
    END IF;
  END $$`;
}
