import { product } from '../../../src/hr/server/product.ts';
import type { Product, ServerActor } from '../../../src/server/context.ts';
import type { Artifacts } from '../../../src/shared/documents/artifacts.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { demoCompanies, demoStore } from '../../support/demo.ts';
import { artifacts } from '../../support/product-app.ts';

/** Both demo companies on the real product, with people of the test's own making besides the seeded ones. */
export interface World {
  app: TestApp;
  acme: string;
  globex: string;
  /** Id of one employee of Acme. */
  someone: string;
  /** A real employee of Acme, as someone with these rights. */
  person(more?: Partial<ServerActor>): ServerActor;
  close(): Promise<void>;
}

export async function world(served: Artifacts = artifacts): Promise<World> {
  const known = new Map<string, ServerActor>();
  const cast: Product = {
    ...product,
    access: {
      ...product.access,
      loadActor: async (db, company, userId, now) =>
        known.get(userId) ?? product.access.loadActor(db, company, userId, now),
    },
  };
  // Holes are in what is served; what is stored is the same, and copied.
  const store = await demoStore(artifacts, 120);
  const app = await testApp({ artifacts: withoutLimits(served), product: cast, store, several: true });
  await app.app.engineServices.start();
  const seeded = await demoCompanies(store, served);
  const [acme, globex] = seeded.map((one) => one.company) as [string, string];
  const people = await app.rows('select id from user_profile where company_id = $1 order by employee_id desc', [acme]);
  return {
    app,
    acme,
    globex,
    someone: String(people[0]?.id),
    person: (more = {}) => {
      const id = more.id ?? String(people.pop()?.id);
      const actor: ServerActor = {
        company: acme,
        type: 'Admin',
        permissions: [],
        flags: everyFlag(served),
        scope: null,
        timeZone: 'Asia/Kolkata',
        displayName: 'Someone',
        ...more,
        id,
      };
      known.set(id, actor);
      return actor;
    },
    async close() {
      await app.app.engineServices.jobs.stop();
      await app.close();
    },
  };
}

/** Rate limits are held by their own suite; here they would only stop the questions. */
function withoutLimits(served: Artifacts): Artifacts {
  const rates = served.options['shell/limits.rates'];
  if (!rates || !('values' in rates)) throw new Error('shell/limits.rates is a list');
  const values = rates.values.map((rate) => ({ ...rate, max: 1_000_000 }));
  return { ...served, options: { ...served.options, 'shell/limits.rates': { ...rates, values } } };
}

function flagsOf(served: Artifacts): string[] {
  const found = JSON.stringify(Object.values(served.gates).map((gate) => gate.needs)).matchAll(/"flag":"(\w+)"/g);
  return [...new Set([...found].map((match) => match[1] as string))];
}

const everyFlag = (served: Artifacts): Record<string, boolean> =>
  Object.fromEntries(flagsOf(served).map((flag) => [flag, true]));

export function permissionsOf(served: Artifacts): string[] {
  const codes = served.options['access/permissions.codes'];
  if (!codes || !('values' in codes)) throw new Error('access/permissions.codes is a list');
  return codes.values.map((code) => String(code.value));
}

/**
 * What must be equal before and after, for one company or for all: of each table how many rows there are and which
 * transactions have written them. Whatever is written, if only the same again, makes another picture.
 */
export async function picture(app: TestApp, company?: string): Promise<string> {
  const tables = [
    ...Object.values(app.artifacts.entities)
      .filter((e) => !e.storage.system)
      .map((e) => e.storage.table),
    'outbox',
    'credential',
    'file',
    'audit_line',
    'one_use_token',
  ];
  const parts = [...new Set(tables)].map(
    (table) =>
      `select '${table} ' || count(*) || ' ' || coalesce(sum(xmin::text::bigint), 0) as line from ${table}${company ? ' where company_id = $1' : ''}`,
  );
  const rows = await app.rows(parts.join(' union all '), company ? [company] : undefined);
  return rows.map(({ line }) => line).join('\n');
}
