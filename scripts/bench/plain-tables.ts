import pg from 'pg';

/** What the search of the plain server looks through, as its index has it. */
export const searchedText = `(coalesce("display_name", '') || chr(10) || coalesce("email", '') || chr(10) || coalesce("employee_id", ''))`;

/** By these the last chat of each person comes first. */
export const lastOfEach =
  'user_id, (overall_mood IS NULL), completed_at DESC NULLS LAST, started_at DESC NULLS LAST, created_at DESC';

/** The tables that the plain server knows, each with the indexes that its author would give it. */
const tables: Readonly<Record<string, readonly string[]>> = {
  user_profile: [
    '(display_name, id)',
    '(department, location, display_name, id)',
    '(location, display_name, id)',
    `(display_name, id) WHERE user_mood <= 2 AND action_status <> 'resolved'`,
    '(user_mood, action_status)',
    `USING gin (${searchedText} gin_trgm_ops)`,
  ],
  chat_session: [
    '(started_at DESC NULLS LAST, id)',
    '(user_id, created_at)',
    '(overall_mood, action_status)',
    `(${lastOfEach})`,
    `((driver_rating ->> 'mental'), started_at DESC NULLS LAST, id)`,
    'USING gin (stage_title gin_trgm_ops)',
  ],
  stage: ['(status)'],
  template: ['(template_type, reader, template_name, id)'],
};

/** One company's rows in tables apart, without the product's triggers, policies and indexes: the yardstick pays for none of them. */
export async function plainTables(databaseUrl: string): Promise<void> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    await client.query('DROP SCHEMA IF EXISTS plain CASCADE; CREATE SCHEMA plain');
    for (const [table, indexes] of Object.entries(tables)) {
      await client.query(
        `CREATE TABLE plain.${table} AS SELECT * FROM public.${table} WHERE company_id = (SELECT id FROM company WHERE slug = 'acme')`,
      );
      await client.query(`ALTER TABLE plain.${table} ADD PRIMARY KEY (id)`);
      for (const index of indexes) await client.query(`CREATE INDEX ON plain.${table} ${index}`);
    }
  } finally {
    await client.end();
  }
}
