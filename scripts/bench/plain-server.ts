import Fastify from 'fastify';
import pg from 'pg';

/**
 * The yardstick: what a developer would write by hand for one company, with the right indexes and nothing else.
 * No session, rights, scope, validation, audit or versions. `tsx plain-server.ts <database> <port> <company>`
 */

const [databaseUrl, port, company] = process.argv.slice(2) as [string, string, string];
const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
const app = Fastify();

const columns = `id, display_name, email, employee_id, gender, department, location, designation, profile_picture,
  status, type, user_mood, user_driver_average, stage_title, last_triggered_stage, action_status, tags`;
const text = `(coalesce("display_name", '') || chr(10) || coalesce("email", '') || chr(10) || coalesce("employee_id", ''))`;

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
      `SELECT ${columns} FROM user_profile WHERE ${where} ORDER BY display_name, id LIMIT ${limit} OFFSET ${(Number(page_offset) - 1) * limit}`,
      values,
    ),
    pool.query(`SELECT count(*)::int AS total FROM user_profile WHERE ${where}`, values),
  ]);
  return { data: page.rows, total_count: count.rows[0].total };
}

app.get<{ Querystring: Page }>('/list', ({ query }) => list('company_id = $1', [company], query));

app.get<{ Querystring: Page }>('/search', ({ query }) =>
  list(`company_id = $1 AND ${text} ILIKE $2`, [company, `%${query.raw_search_string}%`], query),
);

app.get<{ Querystring: Page }>('/filtered', ({ query }) =>
  list('company_id = $1 AND department = $2 AND location = $3', [company, query.department, query.location], query),
);

app.get<{ Querystring: Page }>('/risk', async ({ query }) => {
  const risk = `user_mood <= 2 AND action_status <> 'resolved'`;
  const limit = Number(query.page_limit);
  const [page, counts] = await Promise.all([
    pool.query(
      `SELECT ${columns} FROM user_profile WHERE company_id = $1 AND ${risk} ORDER BY display_name, id LIMIT ${limit} OFFSET ${(Number(query.page_offset) - 1) * limit}`,
      [company],
    ),
    pool.query(
      `SELECT count(*) FILTER (WHERE ${risk})::int AS risk, count(*) FILTER (WHERE action_status = 'resolved')::int AS closed, count(*)::int AS total FROM user_profile WHERE company_id = $1`,
      [company],
    ),
  ]);
  return { data: page.rows, ...counts.rows[0] };
});

app.get<{ Params: { id: string } }>('/person/:id', async ({ params }) => {
  const { rows } = await pool.query('SELECT * FROM user_profile WHERE company_id = $1 AND id = $2', [
    company,
    params.id,
  ]);
  return rows[0];
});

app.get<{ Params: { id: string } }>('/person/:id/timeline', async ({ params }) => {
  const [chats, stages] = await Promise.all([
    pool.query(
      'SELECT id, stage_id, stage_title, status, started_at, completed_at FROM chat_session WHERE company_id = $1 AND user_id = $2 ORDER BY created_at DESC',
      [company, params.id],
    ),
    pool.query(
      `SELECT s.id, s.title, s.trigger_time_duration, s.trigger_time_unit, u.joining_date, u.exit_date FROM stage s, user_profile u WHERE s.company_id = $1 AND s.status = 'live' AND u.company_id = $1 AND u.id = $2`,
      [company, params.id],
    ),
  ]);
  return { chats: chats.rows, stages: stages.rows };
});

app.get<{ Querystring: Page }>('/chats', async ({ query }) => {
  const limit = Number(query.page_limit);
  const [page, counts] = await Promise.all([
    pool.query(
      `SELECT c.id, c.action_status, c.stage_title, c.overall_mood, c.status, c.driver_rating, c.started_at, u.display_name, u.email, u.department, u.location
        FROM chat_session c JOIN user_profile u ON u.company_id = c.company_id AND u.id = c.user_id
        WHERE c.company_id = $1 ORDER BY c.started_at DESC NULLS LAST, c.id LIMIT ${limit} OFFSET ${(Number(query.page_offset) - 1) * limit}`,
      [company],
    ),
    pool.query(
      `SELECT count(*)::int AS total, count(*) FILTER (WHERE overall_mood <= 2 AND action_status <> 'resolved')::int AS risk, count(*) FILTER (WHERE action_status = 'resolved')::int AS closed FROM chat_session WHERE company_id = $1`,
      [company],
    ),
  ]);
  return { data: page.rows, ...counts.rows[0] };
});

app.get('/templates', async () => {
  const { rows } = await pool.query(
    `SELECT t.id, t.template_name, t.template_subject, t.template_body, t.template_type, t.share_settings, t.is_default, t.created_at, t.created_by, t.used, u.display_name FROM template t LEFT JOIN user_profile u ON u.company_id = t.company_id AND u.id = t.created_by WHERE t.company_id = $1 AND t.template_type = 'canned' AND t.reader = 'all' ORDER BY t.template_name, t.id LIMIT 500`,
    [company],
  );
  return rows;
});

app.get('/overview', async () => {
  const [people, chats, months] = await Promise.all([
    pool.query(
      `SELECT count(*)::int AS headcount, count(*) FILTER (WHERE user_mood <= 2)::int AS risk, avg(user_mood) AS mood FROM user_profile WHERE company_id = $1 AND status = 'active'`,
      [company],
    ),
    pool.query(
      `SELECT c.overall_mood, count(*)::int, count(DISTINCT c.user_id)::int AS people FROM chat_session c JOIN user_profile u ON u.company_id = c.company_id AND u.id = c.user_id AND u.status = 'active' WHERE c.company_id = $1 GROUP BY 1`,
      [company],
    ),
    pool.query(
      `SELECT date_trunc('month', c.started_at) AS month, count(*)::int, avg(c.overall_mood) AS mood FROM chat_session c JOIN user_profile u ON u.company_id = c.company_id AND u.id = c.user_id AND u.status = 'active' WHERE c.company_id = $1 GROUP BY 1`,
      [company],
    ),
  ]);
  return { ...people.rows[0], moods: chats.rows, months: months.rows };
});

app.patch<{ Params: { id: string }; Body: { skills: string } }>('/person/:id', async ({ params, body }) => {
  const { rows } = await pool.query(
    'UPDATE user_profile SET skills = $1, version = version + 1, updated_at = now() WHERE company_id = $2 AND id = $3 RETURNING *',
    [body.skills, company, params.id],
  );
  return rows[0];
});

app.patch<{ Params: { id: string }; Body: { title: string } }>('/stage/:id', async ({ params, body }) => {
  const { rows } = await pool.query(
    'UPDATE stage SET title = $1, version = version + 1, updated_at = now() WHERE company_id = $2 AND id = $3 RETURNING *',
    [body.title, company, params.id],
  );
  return { status: 200, data: rows[0] };
});

await app.listen({ port: Number(port), host: '127.0.0.1' });
