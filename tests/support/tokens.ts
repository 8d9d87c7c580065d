import type { App } from '../../src/server/app.ts';
import type { Store } from '../../src/server/services.ts';
import { hashToken, newApiToken } from '../../src/server/session/secret.ts';
import { Caller } from './caller.ts';
import { artifacts } from './product-app.ts';

interface Served {
  app: App;
  store: Store;
}

/** A token in force, made behind the product's back for a SuperAdmin of the company. */
export async function madeToken(
  { store }: Pick<Served, 'store'>,
  company: string,
  scopes: readonly string[],
): Promise<string> {
  const token = newApiToken();
  await store.exec(
    `insert into api_token (company_id, id, name, scopes, segments, all_employees, start, token_hash, created_by_id, confirmed_by_id)
     select company_id, gen_random_uuid(), 'Chat platform', $2::jsonb, '{}', true, $3, $4, id, id
     from user_profile where company_id = $1 and type = 'SuperAdmin' and status = 'active' and exit_date is null order by id limit 1`,
    [company, JSON.stringify(scopes), token.slice(0, 8), hashToken(token)],
  );
  return token;
}

/** Another system, which has nothing but a token. */
export async function withToken(served: Served, company: string, scopes: readonly string[]): Promise<Caller> {
  return new Caller(served.app, artifacts, undefined, await madeToken(served, company, scopes));
}
