import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emptyDatabase } from './database.ts';
import { type Place, place, type Served, type Told } from './served.ts';

type Ask = Parameters<Served['ask']>;

/** Server processes of one PostgreSQL, as they stand behind a balancer. */
export interface Several {
  readonly servers: readonly Served[];
  /** Asks one after another, as a balancer does. */
  ask(...asked: Ask): Promise<Told>;
  /** Another process in the place of one that has ended. */
  again(at: number, more?: NodeJS.ProcessEnv): Promise<void>;
  rows(sql: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
  remove(): Promise<void>;
}

/** Files lie in one directory that all of them have, and all know the same key. */
export async function several(count: number, env: NodeJS.ProcessEnv = {}): Promise<Several> {
  const database = await emptyDatabase();
  const files = mkdtempSync(join(tmpdir(), 'rapport-several-'));
  const shared = {
    DATABASE_URL: database.url,
    DATA_DIR: files,
    SECRET_KEY: randomBytes(32).toString('hex'),
    ...env,
  };
  const places: Place[] = [];
  const servers: Served[] = [];
  // One after another: the first makes the tables and the people.
  for (let at = 0; at < count; at++) {
    const here = await place(shared);
    places.push(here);
    servers.push(await here.start());
  }
  let turn = 0;

  return {
    servers,
    ask(...asked) {
      turn += 1;
      return (servers[turn % count] as Served).ask(...asked);
    },
    async again(at, more) {
      servers[at] = await (places[at] as Place).start(more);
    },
    rows: (sql, values) => (servers[0] as Served).rows(sql, values),
    async remove() {
      for (const one of places) one.remove();
      await Promise.all(servers.map(({ ended }) => ended));
      await database.drop();
      rmSync(files, { recursive: true, force: true });
    },
  };
}
