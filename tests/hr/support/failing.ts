import type { Server } from './server.ts';

interface Fault {
  /** The job that meets it; it has two tries, one right after the other. */
  job: string;
  /** Changes of rows in this table fail where this holds of `new` and `old`, in SQL. */
  table: string;
  when: string;
  times: number;
}

/** Makes a job fail for a reason that it does not know. What counts the failures is not rolled back with them. */
export async function failing({ store }: Server, { job, table, when, times }: Fault): Promise<void> {
  for (const statement of [
    `update pgboss.queue set retry_limit = 1, retry_delay = 0, retry_backoff = false where name = '${job}'`,
    'drop sequence if exists tries',
    'create sequence tries',
    'grant usage on sequence tries to public',
    `create or replace function fails() returns trigger language plpgsql as $$ begin
      if ${when} and nextval('tries') <= ${times} then raise 'a fault'; end if;
      return new;
    end $$`,
    `create or replace trigger fails before update on ${table} for each row execute function fails()`,
  ])
    await store.exec(statement);
}
