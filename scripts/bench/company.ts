import pg from 'pg';
import type { Facts } from './scenarios.ts';

const many = (count: number | string): string => Number(count).toLocaleString('en');

/** The backend that makes changes and asks for facts; its processor time is left out of every figure. */
interface Company {
  id: string;
  facts: Facts;
  backend: number;
  /** Rows of the company, and what the database takes up. */
  sizes: string;
  /** Changes one person in both, as another admin might at this moment. */
  change(n: number): Promise<void>;
  close(): Promise<void>;
}

export async function company(databaseUrl: string): Promise<Company> {
  const client = new pg.Client(databaseUrl);
  // The database ends before it where something has failed.
  client.on('error', () => undefined);
  await client.connect();
  const one = async <T>(sql: string, values: unknown[] = []): Promise<T> => {
    const { rows } = await client.query(sql, values);
    if (!rows[0]) throw new Error(`The seeded database answers nothing to: ${sql}`);
    return rows[0] as T;
  };
  const { id } = await one<{ id: string }>(`SELECT id FROM company WHERE slug = 'acme'`);
  const { employees } = await one<{ employees: number }>(
    'SELECT count(*)::int AS employees FROM user_profile WHERE company_id = $1',
    [id],
  );
  const { rows: stages } = await client.query(
    `SELECT id FROM stage WHERE company_id = $1 AND stage_type = 'lifecycle' AND status <> 'deleted' ORDER BY position`,
    [id],
  );
  const place = await one<{ department: string; location: string }>(
    `SELECT department, location FROM user_profile WHERE company_id = $1 GROUP BY 1, 2 ORDER BY count(*) DESC, 1, 2 LIMIT 1`,
    [id],
  );
  const { rows: pairs } = await client.query(
    `SELECT department, location FROM user_profile WHERE company_id = $1 AND department > '' AND location > '' GROUP BY 1, 2 ORDER BY count(*) DESC, 1, 2 LIMIT 300`,
    [id],
  );
  const { chats, messages, bytes } = await one<Record<'chats' | 'messages' | 'bytes', string>>(
    `SELECT (SELECT count(*) FROM chat_session WHERE company_id = $1) AS chats, (SELECT count(*) FROM chat_message WHERE company_id = $1) AS messages, pg_database_size(current_database()) AS bytes`,
    [id],
  );
  const { rows: names } = await client.query(
    `SELECT last_name AS name FROM user_profile WHERE company_id = $1 AND length(last_name) > 3 GROUP BY 1 ORDER BY count(*) DESC, 1 LIMIT 20`,
    [id],
  );
  const { rows: given } = await client.query(
    `SELECT DISTINCT first_name || ' ' || last_name AS name FROM user_profile WHERE company_id = $1 ORDER BY 1 LIMIT 500`,
    [id],
  );
  const { rows: people } = await client.query(
    'SELECT id FROM user_profile WHERE company_id = $1 ORDER BY id LIMIT 500',
    [id],
  );
  const { backend } = await one<{ backend: number }>('SELECT pg_backend_pid() AS backend');
  let last: Promise<unknown> = Promise.resolve();
  return {
    id,
    backend,
    sizes: `${many(employees)} people, ${many(chats)} chats, ${many(messages)} messages; ${many(Math.round(Number(bytes) / 1e6))} MB with the plain server's tables`,
    facts: {
      employees,
      chats: Number(chats),
      stages: stages.map(({ id }) => id as string),
      ...place,
      pairs,
      names: names.map(({ name }) => name as string),
      given: given.map(({ name }) => name as string),
      people: people.map(({ id }) => id as string),
    },
    change(n) {
      // One after another: a connection does one thing at a time.
      last = last.then(() =>
        client.query(
          `WITH plain AS (UPDATE plain.user_profile SET updated_at = now() WHERE id = $2)
          UPDATE user_profile SET updated_at = now() WHERE company_id = $1 AND id = $2`,
          [id, people[n % people.length].id],
        ),
      );
      return last as Promise<void>;
    },
    close: () => client.end(),
  };
}

export async function vacuum(databaseUrl: string): Promise<void> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  await client.query('VACUUM (ANALYZE)').finally(() => client.end());
}
