import Fastify from 'fastify';
import pg from 'pg';
import { lastOfEach, searchedText } from './plain-tables.ts';

/**
 * The yardstick: what a developer would write by hand for one company, on tables of its own (`plain-tables.ts`) and nothing else.
 * No session, rights, scope, validation, audit or versions. `tsx plain-server.ts <database> <port>`
 */

const [databaseUrl, port] = process.argv.slice(2) as [string, string];
const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
const app = Fastify();

const columns = `id, display_name, email, employee_id, gender, department, location, designation, profile_picture,
  status, type, user_mood, user_driver_average, stage_title, last_triggered_stage, action_status, tags`;

interface Page {
  page_limit: string;
  page_offset: string;
  raw_search_string?: string;
  department?: string;
  location?: string;
}

async function list(where: string, values: unknown[], { page_limit, page_offset }: Page) {
  const limit = Number(page_limit);
  const [page, count] = await Promise.all([
    pool.query(
      `SELECT ${columns} FROM plain.user_profile WHERE ${where} ORDER BY display_name, id LIMIT ${limit} OFFSET ${(Number(page_offset) - 1) * limit}`,
      values,
    ),
    pool.query(`SELECT count(*)::int AS total FROM plain.user_profile WHERE ${where}`, values),
  ]);
  return { data: page.rows, total_count: count.rows[0].total };
}

app.get<{ Querystring: Page }>('/list', ({ query }) => list('true', [], query));

app.get<{ Querystring: Page }>('/search', ({ query }) =>
  list(`${searchedText} ILIKE $1`, [`%${query.raw_search_string}%`], query),
);

app.get<{ Querystring: Page }>('/filtered', ({ query }) =>
  list('department = $1 AND location = $2', [query.department, query.location], query),
);

app.get<{ Querystring: Page }>('/risk', async ({ query }) => {
  const risk = `user_mood <= 2 AND action_status <> 'resolved'`;
  const limit = Number(query.page_limit);
  const [page, counts] = await Promise.all([
    pool.query(
      `SELECT ${columns} FROM plain.user_profile WHERE ${risk} ORDER BY display_name, id LIMIT ${limit} OFFSET ${(Number(query.page_offset) - 1) * limit}`,
    ),
    pool.query(
      `SELECT count(*) FILTER (WHERE ${risk})::int AS risk, count(*) FILTER (WHERE action_status = 'resolved')::int AS closed, count(*)::int AS total FROM plain.user_profile`,
    ),
  ]);
  return { data: page.rows, ...counts.rows[0] };
});

app.get<{ Params: { id: string } }>('/person/:id', async ({ params }) => {
  const { rows } = await pool.query('SELECT * FROM plain.user_profile WHERE id = $1', [params.id]);
  return rows[0];
});

app.get<{ Params: { id: string } }>('/person/:id/timeline', async ({ params }) => {
  const [chats, stages] = await Promise.all([
    pool.query(
      'SELECT id, stage_id, stage_title, status, started_at, completed_at FROM plain.chat_session WHERE user_id = $1 ORDER BY created_at DESC',
      [params.id],
    ),
    pool.query(
      `SELECT s.id, s.title, s.trigger_time_duration, s.trigger_time_unit, u.joining_date, u.exit_date FROM plain.stage s, plain.user_profile u WHERE s.status = 'live' AND u.id = $1`,
      [params.id],
    ),
  ]);
  return { chats: chats.rows, stages: stages.rows };
});

app.get<{ Querystring: Page & { driver?: string; last?: string; search?: string } }>('/chats', async ({ query }) => {
  const { driver, last, search } = query;
  const limit = Number(query.page_limit);
  const found = `c.stage_title ILIKE $1 OR c.user_id = ANY (ARRAY(SELECT id FROM plain.user_profile WHERE ${searchedText} ILIKE $1))`;
  const where = search ? `WHERE ${found}` : driver ? `WHERE c.driver_rating ->> 'mental' IS NOT NULL` : '';
  const from = last
    ? `(SELECT DISTINCT ON (user_id) * FROM plain.chat_session ORDER BY ${lastOfEach}) c`
    : 'plain.chat_session c';
  const order = `${driver ? `c.driver_rating ->> 'mental', ` : ''}c.started_at DESC NULLS LAST, c.id`;
  const values = search ? [`%${search}%`] : [];
  const [page, counts] = await Promise.all([
    pool.query(
      `SELECT c.id, c.action_status, c.stage_title, c.overall_mood, c.status, c.driver_rating, c.started_at, u.display_name, u.email, u.department, u.location
        FROM ${from} JOIN plain.user_profile u ON u.id = c.user_id ${where}
        ORDER BY ${order} LIMIT ${limit} OFFSET ${(Number(query.page_offset) - 1) * limit}`,
      values,
    ),
    pool.query(
      `SELECT count(*)::int AS total, count(*) FILTER (WHERE overall_mood <= 2 AND action_status <> 'resolved')::int AS risk, count(*) FILTER (WHERE action_status = 'resolved')::int AS closed FROM ${from} ${where}`,
      values,
    ),
  ]);
  return { data: page.rows, ...counts.rows[0] };
});

app.get('/templates', async () => {
  const { rows } = await pool.query(
    `SELECT t.id, t.template_name, t.template_subject, t.template_body, t.template_type, t.share_settings, t.is_default, t.created_at, t.created_by, t.used, u.display_name FROM plain.template t LEFT JOIN plain.user_profile u ON u.id = t.created_by WHERE t.template_type = 'canned' AND t.reader = 'all' ORDER BY t.template_name, t.id LIMIT 500`,
  );
  return rows;
});

app.get<{ Querystring: { gender?: string; joined?: string; since?: string } }>('/overview', async ({ query }) => {
  const { gender, joined, since } = query;
  const values: string[] = [];
  const and = (condition: string, value: string | undefined) =>
    value === undefined ? '' : ` AND ${condition} $${values.push(value)}`;
  const person = and('gender =', gender) + and('joining_date >=', joined);
  const ofPeople = [...values];
  const join = `FROM plain.chat_session c JOIN plain.user_profile u ON u.id = c.user_id AND u.status = 'active'${person}${and('c.started_at >=', since)}`;
  const [people, chats, months] = await Promise.all([
    pool.query(
      `SELECT count(*)::int AS headcount, count(*) FILTER (WHERE user_mood <= 2)::int AS risk, avg(user_mood) AS mood FROM plain.user_profile WHERE status = 'active'${person}`,
      ofPeople,
    ),
    pool.query(
      `SELECT c.overall_mood, count(*)::int, count(DISTINCT c.user_id)::int AS people ${join} GROUP BY 1`,
      values,
    ),
    pool.query(
      `SELECT date_trunc('month', c.started_at) AS month, count(*)::int, avg(c.overall_mood) AS mood ${join} GROUP BY 1`,
      values,
    ),
  ]);
  return { ...people.rows[0], moods: chats.rows, months: months.rows };
});

app.patch<{ Params: { id: string }; Body: { skills: string } }>('/person/:id', async ({ params, body }) => {
  const { rows } = await pool.query(
    'UPDATE plain.user_profile SET skills = $1, version = version + 1, updated_at = now() WHERE id = $2 RETURNING *',
    [body.skills, params.id],
  );
  return rows[0];
});

app.patch<{ Params: { id: string }; Body: { title: string } }>('/stage/:id', async ({ params, body }) => {
  const { rows } = await pool.query(
    'UPDATE plain.stage SET title = $1, version = version + 1, updated_at = now() WHERE id = $2 RETURNING *',
    [body.title, params.id],
  );
  return { status: 200, data: rows[0] };
});

await app.listen({ port: Number(port), host: '127.0.0.1' });
