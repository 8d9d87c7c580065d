import { artifacts } from '../../support/product-app.ts';
import { cookieOf, type Served, superAdmin, type Told } from '../../support/served.ts';
import type { There } from './largest.ts';

/** A SuperAdmin who has just signed in, and what the company has. */
export interface Desk {
  readonly served: Served;
  readonly company: string;
  readonly there: There;
  /** Asks; anything but a success is an error. */
  ask(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Told>;
  /** Signs in anew: what needs a fresh proof has it, and nothing has been counted yet. */
  signIn(): Promise<void>;
}

export async function deskOf(served: Served): Promise<Desk> {
  const [acme] = await served.rows("select id from company where slug = 'acme'");
  const company = String(acme?.id);
  // No plan of the demo is in the way of what is large.
  await served.rows('update company set milestone_limit = null, admin_limit = 500 where id = $1', [company]);
  await manyTouchpoints(served, company);
  let cookie = '';
  const desk: Desk = {
    served,
    company,
    there: await whatIsThere(served, company),
    async signIn() {
      await served.rows('delete from counter');
      cookie = await cookieOf(served, superAdmin);
    },
    async ask(method, path, body, headers) {
      const told = await served.ask(method, path, {
        ...(!headers?.authorization && { cookie }),
        ...(headers && { headers }),
        ...(method !== 'GET' && { body: body ?? {} }),
      });
      if (told.broke || told.status >= 400)
        throw new Error(`${method} ${path}: ${told.broke ?? told.status} ${JSON.stringify(told.body)?.slice(0, 300)}`);
      return told;
    },
  };
  return desk;
}

const touchpoints = "company_id = $1 and status <> 'deleted' and stage_type <> 'postExit'";

/** As many as can be named at once. */
async function manyTouchpoints(served: Served, company: string): Promise<void> {
  const [one] = await served.rows(
    `select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns
     where table_name = 'stage' and is_generated = 'NEVER'
       and column_name not in ('id', 'position', 'title', 'status', 'chat_from_user_id')`,
  );
  await served.rows(
    `insert into stage (id, position, title, status, ${one?.names})
     select gen_random_uuid(), 1000 + n, 'Touchpoint ' || n, 'draft', ${one?.names}
     from (select * from stage where ${touchpoints} order by position limit 1) as first,
       generate_series(1, 1000 - (select count(*)::int from stage where ${touchpoints})) as n`,
    [company],
  );
}

async function whatIsThere(served: Served, company: string): Promise<There> {
  const ids = new Map<string, string[]>();
  const values = new Map<string, string[]>();
  for (const entity of Object.values(artifacts.entities).filter(({ storage }) => !storage.system)) {
    const these = entity.id === 'touchpoints/stage' ? touchpoints : 'company_id = $1';
    const rows = await served.rows(`select id from ${entity.storage.table} where ${these} order by id limit 1000`, [
      company,
    ]);
    ids.set(
      entity.id,
      rows.map(({ id }) => String(id)),
    );
  }
  for (const [name, schema] of Object.entries(artifacts.entities['people/user']?.schema.properties ?? {})) {
    if (![schema.type].flat().includes('string') || schema['x-relation'] || schema.format) continue;
    const column = schema['x-column'] ?? name.replace(/([a-z\d])([A-Z])/g, '$1_$2').toLowerCase();
    const rows = await served
      .rows(
        `select distinct ${column} as value from user_profile where company_id = $1 and ${column} <> '' limit 500`,
        [company],
      )
      .catch(() => []);
    values.set(
      name,
      rows.map(({ value }) => String(value)),
    );
  }
  const tags = await served.rows(
    'select distinct jsonb_array_elements_text(tags) as tag from user_profile where company_id = $1',
    [company],
  );
  values.set(
    'tags',
    tags.map(({ tag }) => String(tag)),
  );
  const codes = artifacts.options['access/permissions.codes'];
  const permissions = codes && 'values' in codes ? codes.values.map(({ value }) => String(value)) : [];
  return { ids: (entity) => ids.get(entity) ?? [], values: (field) => values.get(field) ?? [], permissions };
}
