import { sql } from 'drizzle-orm';
import { keptZone } from '../../src/hr/rules/time-zone.ts';
import { StoreError } from '../../src/server/db/store-error.ts';
import { auditLine } from '../../src/server/db/system-tables.ts';
import { columnsOf } from '../../src/server/db/tables.ts';
import type { OperatorPlace } from '../../src/server/operator/command.ts';
import type { Store } from '../../src/server/services.ts';
import type { Schema } from '../../src/shared/documents/schema.ts';
import { type Row, rowsOf } from '../seed/bulk.ts';

const entityName = 'company/company';
const fixed = new Set(['id', 'slug', 'version', 'createdAt', 'updatedAt']);

/** Sets fields of one company, named by id, short name or name; answers what has changed. */
export async function changeCompany(
  { store, artifacts, validators }: Pick<OperatorPlace, 'store' | 'artifacts' | 'validators'>,
  which: string,
  settings: readonly string[],
): Promise<Row> {
  const entity = artifacts.entities[entityName];
  if (!entity) throw new StoreError('The documents describe no company.');
  const given = Object.fromEntries(settings.map((setting) => settingOf(setting, entity.schema.properties)));
  const columns = columnsOf(entity);
  return store.inSystem(async (db) => {
    const old = await find(db, columns, which);
    const changed = withCredits({ ...old, ...(await leftOf(db, old)) }, given);
    if ('milestone_limit_remaining' in changed)
      await db.execute(
        sql`update company_credit set touchpoints_taken = 0, told_at = null where company_id = ${old.id}`,
      );
    const validate = validators()[`entity:${entityName}`];
    const record = Object.fromEntries(
      Object.entries({ ...old, ...changed }).filter(([name]) => name in entity.schema.properties),
    );
    if (validate && !validate(record))
      throw new StoreError(
        `This does not fit: ${validate.errors?.map((error) => `${error.instancePath.slice(1)} ${error.message}`).join('; ')}.`,
      );
    const sets = Object.entries(changed).map(
      ([name, value]) => sql`${sql.identifier(columns[name]?.name ?? name)} = ${stored(value)}`,
    );
    await db.execute(sql`
      update company set ${sql.join(sets, sql`, `)}, version = version + 1, updated_at = now() where company_id = ${old.id}`);
    const before = Object.fromEntries(Object.keys(changed).map((name) => [name, old[name]]));
    await db.insert(auditLine).values({
      companyId: String(old.id),
      type: 'company_profile',
      activity: 'update',
      call: 'operator',
      entity: entityName,
      recordId: String(old.id),
      old: before,
      new: changed,
    });
    return changed;
  });
}

const stored = (value: unknown) => (typeof value === 'object' && value !== null ? JSON.stringify(value) : value);

function settingOf(setting: string, properties: Readonly<Record<string, Schema>>): [string, unknown] {
  const at = setting.indexOf('=');
  const name = setting.slice(0, at);
  const schema = at > 0 && !fixed.has(name) ? properties[name] : undefined;
  const types = [schema?.type ?? []].flat();
  if (!schema || schema['x-virtual'] || types.includes('array') || types.includes('object')) {
    throw new StoreError(
      `"${setting}" cannot be set; it must be a field of the company and a value, such as milestone_limit=5000.`,
    );
  }
  return [name, parsed(name, setting.slice(at + 1), types)];
}

function parsed(name: string, text: string, types: readonly string[]): unknown {
  if (text === 'none' || text === '') return null;
  if (name === 'time_zone') return zone(text);
  if (types.includes('boolean')) {
    if (text !== 'true' && text !== 'false') throw new StoreError(`${name} must be true or false.`);
    return text === 'true';
  }
  if (!types.includes('integer')) return text;
  if (!/^\d+$/.test(text)) throw new StoreError(`${name} must be a whole number, or none for no limit.`);
  return Number(text);
}

/** Jobs ask the database for the day of all companies at once: a zone that is none would stop those of all. */
function zone(text: string): string {
  const kept = keptZone(text);
  if (!kept) throw new StoreError(`time_zone must be a time zone such as Europe/Berlin, not "${text}".`);
  return kept;
}

async function find(
  db: Parameters<Parameters<Store['inSystem']>[0]>[0],
  columns: ReturnType<typeof columnsOf>,
  which: string,
): Promise<Row> {
  const selected = sql.join(
    Object.values(columns).map(({ name, property }) => sql`${sql.identifier(name)} as ${sql.identifier(property)}`),
    sql`, `,
  );
  const found = await rowsOf(
    db,
    sql`
    select ${selected} from company
    where id::text = ${which} or slug = ${which} or lower(company_name) = lower(${which}) for update`,
  );
  if (found.length === 1) return found[0] as Row;
  throw new StoreError(
    found.length === 0
      ? `There is no company ${which}; npm run company -- list shows all.`
      : `${found.length} companies are called ${which}; use the id.`,
  );
}

/** Credits that chats have taken stand apart, and count from when the operator last said what is left. */
async function leftOf(db: Parameters<typeof find>[0], { id, ...old }: Row): Promise<Row> {
  const [credit] = await rowsOf(
    db,
    sql`select touchpoints_taken from company_credit where company_id = ${id} for update`,
  );
  const limit = old.milestone_limit as number | null;
  const left = Number(old.milestone_limit_remaining ?? limit) - Number(credit?.touchpoints_taken ?? 0);
  return limit === null ? {} : { milestone_limit_remaining: Math.max(0, left) };
}

/** A new limit keeps what was used: the remainder follows it, unless it is set as well. */
function withCredits(old: Row, given: Row): Row {
  const changed = { ...given };
  for (const limit of ['milestone_limit', 'adhoc_limit', 'recipient_limit']) {
    const remaining = `${limit}_remaining`;
    if (!(limit in given) || remaining in given) continue;
    const used = old[limit] === null ? 0 : Number(old[limit]) - Number(old[remaining] ?? old[limit]);
    changed[remaining] = given[limit] === null ? null : Math.max(0, Number(given[limit]) - used);
  }
  return changed;
}
