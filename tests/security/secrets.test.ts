import { Writable } from 'node:stream';
import { type LoggerOptions, pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logging } from '../../src/server/plugins/logging.ts';
import type { Schema } from '../../src/shared/documents/schema.ts';
import { patience } from '../support/patience.ts';
import { artifacts, Browser, type ProductServer, productServer } from '../support/product-app.ts';
import { random } from '../support/random.ts';
import { validValue } from '../support/values.ts';
import { type Endpoint, fill, surfaceOf } from './matrix/surface.ts';

/**
 * G23: every call is sent secrets wherever it takes one, and others where it takes none. Afterwards they stand in no log
 * line, no refusal, no audit line, no job and no row of any table.
 */

const marker = 'MARKER-Secret-2026!';
/** As it stands in an address. */
const encoded = new URLSearchParams({ marker }).toString().replace('marker=', '');
const admin = 'superadmin@acme.example';
const secretName = /password|token|secret|signature|captcha|^code$|_code$/i;

const lines: string[] = [];
const log = pino(
  logging('trace').logger as LoggerOptions,
  new Writable({
    write(chunk, _, done) {
      lines.push(String(chunk));
      done();
    },
  }),
);

let server: ProductServer;
beforeAll(async () => {
  server = await productServer({ jobs: true, log });
}, patience);
afterAll(() => server.close());

type Values = Record<string, unknown>;

/** A valid input with the marker in the place of every secret, also of those that need not be there. */
function marked(schema: Schema | undefined, own: Values): { values: Values; places: number } {
  const values = { ...own };
  const names = Object.keys(schema?.properties ?? {}).filter((name) => secretName.test(name));
  for (const name of names) values[name] = marker;
  return { values, places: names.length };
}

async function send(who: Browser, endpoint: Endpoint): Promise<{ places: number; refusal: string }> {
  const { call } = endpoint;
  const dice = random(23);
  const valid = (schema: Schema | undefined) => (schema ? (validValue(schema, dice) as Values) : {});
  const query = marked(endpoint.query, valid(endpoint.query));
  const body = marked(endpoint.body, valid(endpoint.body));
  const asked = new URLSearchParams({ token: marker, code: marker, state: marker, sig: marker });
  for (const [name, value] of Object.entries(query.values)) asked.set(name, String(value));
  const path = fill(call.path, valid(endpoint.params));
  const headers = { authorization: `Bearer ${marker}` };
  let refusal = '';
  // With what no call takes in the address, and without: the one is refused at once, the other goes further.
  for (const url of [`${path}?${asked}`, path]) {
    const answer = await who.ask(call.method, url, call.method === 'GET' ? undefined : body.values, headers);
    if (answer.status >= 400) refusal += JSON.stringify(answer.body);
  }
  return { places: query.places + body.places, refusal };
}

/** Where one of these texts stands in the database, whatever table it is. */
async function found(secrets: readonly string[]): Promise<string[]> {
  const { rows } = await server.store.exec(
    `select table_schema as schema, table_name as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const places: string[] = [];
  for (const { schema, name } of rows) {
    for (const secret of secrets) {
      const hits = await server.store.exec(
        `select count(*)::int as count from "${schema}"."${name}" t where strpos(t::text, $1) > 0`,
        [secret],
      );
      if (Number(hits.rows[0]?.count) > 0) places.push(`${schema}.${name}: ${secret.slice(0, 6)}…`);
    }
  }
  return places;
}

/** Made as people make it, and sent to every call: those that it is for, and those that it is not for. */
async function usedToken(who: Browser): Promise<string> {
  const made = await who.post('/feedback_bot/api-tokens', { name: 'Marked', scopes: ['chats:start'], days: 30 });
  const token = String(made.body.token);
  expect([made.status, token.length > 40]).toEqual([201, true]);
  for (const { method, path } of Object.values(artifacts.calls)) {
    const url = fill(path, {});
    const headers = { authorization: `Bearer ${token}`, 'x-requested-with': 'test' };
    const answer = await server.app.inject({ method, url, headers, ...(method !== 'GET' && { payload: {} }) });
    expect([url, answer.body.includes(token)]).toEqual([url, false]);
  }
  return token;
}

describe('secrets', () => {
  it(
    'that any call is sent stand nowhere afterwards',
    async () => {
      const who = new Browser(server.app);
      const signIn = async () => {
        if ((await who.signIn(admin)).status !== 200) throw new Error('cannot sign in');
      };
      await signIn();
      const apiToken = await usedToken(who);
      const cookies = new Set(who.cookies.values());
      const endpoints = surfaceOf(artifacts).filter(({ id }) => id !== 'account/session/login');
      let places = 0;
      const told: string[] = [];
      for (const endpoint of endpoints) {
        const { places: more, refusal } = await send(who, endpoint);
        places += more;
        if (refusal.includes(marker)) told.push(endpoint.id);
        if (/logout/.test(endpoint.id)) await signIn();
        for (const cookie of who.cookies.values()) cookies.add(cookie);
      }
      await who.signIn(admin, marker);
      const secrets = [marker, encoded, ...cookies, 'Welcome-2026!', apiToken];
      const logged = secrets.filter((secret) => lines.some((line) => line.includes(secret)));
      const stored = await found(secrets);
      console.log(
        `G23 secrets: ${endpoints.length} calls, ${places} places for a secret, ${lines.length} log lines, ${secrets.length} secrets, ${told.length + logged.length + stored.length} found`,
      );
      expect(told).toEqual([]);
      expect(logged).toEqual([]);
      expect(stored).toEqual([]);
      expect(places).toBeGreaterThan(10);
      expect(lines.length).toBeGreaterThan(endpoints.length);
    },
    patience,
  );

  it('are seen by the suite where they do stand', async () => {
    await server.store.exec('update stage set title = $1 where id = (select id from stage limit 1)', [marker]);
    expect(await found([marker])).toEqual(['public.stage: MARKER…']);
    lines.length = 0;
    log.info({ token: marker, password: marker }, 'hidden');
    expect(lines.join('')).not.toContain(marker);
    log.info({ remark: marker }, 'not hidden');
    expect(lines.join('')).toContain(marker);
  });
});
