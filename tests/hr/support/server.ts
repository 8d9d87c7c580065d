import { type SQL, sql } from 'drizzle-orm';
import { type Row, rowsOf } from '../../../scripts/seed/bulk.ts';
import { acme, globex } from '../../../scripts/seed/data/companies.ts';
import type { App } from '../../../src/server/app.ts';
import type { Store } from '../../../src/server/services.ts';
import { type Answer, Browser, type ProductOptions, productServer } from '../../support/product-app.ts';

interface Ask {
  body?: unknown;
  headers?: Record<string, string>;
}

/** The product on a seeded database, spoken to as browsers of many people do. */
export interface Server {
  app: App;
  store: Store;
  /** Signs in (once) and asks; without an address nobody is signed in. */
  as(email: string | null, method: string, url: string, ask?: Ask): Promise<Answer>;
  browser(email: string | null): Promise<Browser>;
  rows(query: SQL): Promise<Row[]>;
  close(): Promise<void>;
}

export async function seededServer(
  options: Pick<ProductOptions, 'employees' | 'jobs' | 'clock' | 'config' | 'store' | 'log' | 'documents'> = {},
): Promise<Server> {
  const { app, store, close } = await productServer({ employees: 60, ...options });
  await letEverybodyKnownSignIn(store);
  const browsers = new Map<string | null, Promise<Browser>>();

  async function open(email: string | null): Promise<Browser> {
    const browser = new Browser(app);
    const answer = email === null ? null : await browser.signIn(email);
    if (answer && answer.status !== 200) throw new Error(`${email} cannot sign in: ${JSON.stringify(answer.body)}`);
    return browser;
  }

  function browser(email: string | null): Promise<Browser> {
    const known = browsers.get(email) ?? open(email);
    browsers.set(email, known);
    return known;
  }

  return {
    app,
    store,
    close,
    browser,
    as: async (email, method, url, { body, headers } = {}) => (await browser(email)).ask(method, url, body, headers),
    rows: (query) => store.inSystem((db) => rowsOf(db, query)),
  };
}

/** Of a seeded person. */
export async function idOf({ rows }: Server, email: string): Promise<string> {
  const [row] = await rows(sql`select id from user_profile where email = ${email}`);
  return String(row?.id);
}

/** In the demo much is sent in the names of all admins; here in nobody's, so that each of them may leave. */
export async function nobodySends({ rows }: Pick<Server, 'rows'>): Promise<void> {
  await rows(sql`update stage set chat_from_user_id = null`);
  await rows(sql`update survey set chat_from_user = null`);
}

/** Admins whom the demo gives no account of their own: with the same password. */
async function letEverybodyKnownSignIn(store: Store): Promise<void> {
  const known = [...acme.known, ...globex.known].map(({ email }) => sql`${email}`);
  await store.inSystem((db) =>
    db.execute(sql`
      insert into credential (company_id, user_id, login, password_hash)
      select u.company_id, u.id, u.email, (select password_hash from credential where login = 'superadmin@acme.example')
      from user_profile u where u.email in (${sql.join(known, sql`, `)})
      on conflict do nothing`),
  );
}
