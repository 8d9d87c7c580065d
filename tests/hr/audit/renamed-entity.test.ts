import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Entity } from '../../../src/shared/documents/entity.ts';
import { idOf, type Server, seededServer } from '../support/server.ts';

/** Lines are sealed: those of an entity that has another id by now keep the former one, and are read as its own. */

const superAdmin = 'superadmin@acme.example';
/** Sees Engineering. */
const limited = 'groupadmin@acme.example';
const former: Record<string, string> = { 'company/ticket': 'company/request', 'people/user': 'people/person' };
let server: Server;
let inside: string;
let outside: string;

beforeAll(async () => {
  server = await seededServer({
    documents: ({ entities, ...others }) => {
      const renamed = Object.entries(former).map(([id, before]) => [
        id,
        { ...entities[id], formerly: [before] } as Entity,
      ]);
      return { ...others, entities: { ...entities, ...Object.fromEntries(renamed) } };
    },
  });
  await server.rows(sql`
    update access_group set permissions = permissions || '["update_company_settings"]'::jsonb
    where group_name = 'Engineering partners'`);
  [inside, outside] = [await someoneIn('Engineering'), await someoneIn('Sales')];
  const chief = await idOf(server, superAdmin);
  await write('company/request', chief, null);
  for (const person of [inside, outside]) await write('people/person', person, person);
});
afterAll(() => server.close());

async function someoneIn(department: string): Promise<string> {
  const [row] = await server.rows(sql`
    select id from user_profile where department = ${department} and type = 'Employee'
      and company_id = (select id from company where slug = 'acme') order by id limit 1`);
  return String(row?.id);
}

const write = (entity: string, record: string, subject: string | null) =>
  server.rows(sql`
    insert into audit_line (company_id, at, type, activity, entity, record_id, subject)
    select id, now(), 'user', 'update', ${entity}, ${record}, ${subject}::uuid from company where slug = 'acme'`);

async function linesOf(email: string, query: string): Promise<unknown[]> {
  const { status, body } = await server.as(email, 'GET', `/company/audit/?page_limit=100&${query}`);
  expect(status).toBe(200);
  return body.results.map(({ entity, record_id }: Record<string, unknown>) => [entity, record_id]);
}

it('are found under the present id, and told under it', async () => {
  const lines = await linesOf(superAdmin, 'entity=company/ticket');
  expect(lines).toEqual([['company/ticket', await idOf(server, superAdmin)]]);
  expect(await linesOf(superAdmin, `entity=people/user&record=${inside}`)).toEqual([['people/user', inside]]);
});

it('are seen by those alone who see the others', async () => {
  expect(await linesOf(limited, 'entity=company/ticket')).toEqual([]);
  expect(await linesOf(limited, 'entity=company/request')).toEqual([]);
  expect(await linesOf(limited, `entity=people/user&record=${inside}`)).toEqual([['people/user', inside]]);
  expect(await linesOf(limited, `entity=people/user&record=${outside}`)).toEqual([]);
  expect((await linesOf(limited, '')).map((line) => (line as string[])[0])).not.toContain('company/ticket');
});
