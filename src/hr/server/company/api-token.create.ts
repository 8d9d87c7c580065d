import { count, sql } from 'drizzle-orm';
import type { Calls } from '../../../generated/calls.ts';
import { constants } from '../../../generated/options.ts';
import { apiToken } from '../../../generated/tables.ts';
import type { Handler } from '../../../server/context.ts';
import { inForce } from './api-tokens.ts';

const day = 86_400_000;

/** Only its hash is kept: what is answered now is the only time that anybody sees the token. */
export const apiTokenCreate: Handler<Calls['company/api-token.create']> = async (context, { body }) => {
  const { db, company, now } = context;
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`tokens of ${company}`}, 0))`);
  const [there] = await db.select({ count: count() }).from(apiToken).where(inForce(company, now));
  if ((there?.count ?? 0) >= constants['company/api-token.most']) return context.fail('TooManyTokens');
  const { token, hash, start } = context.newApiToken();
  const id = context.newId();
  const name = body.name.trim();
  const expires_at = body.days === 0 ? null : new Date(now.getTime() + body.days * day);
  await db.insert(apiToken).values({
    companyId: company,
    id,
    name,
    scopes: body.scopes,
    start,
    token_hash: hash,
    created_by: context.actor.id,
    expires_at,
    createdAt: now,
    updatedAt: now,
  });
  context.audit({
    type: 'api_token',
    activity: 'API token made',
    entity: 'company/api-token',
    recordId: id,
    new: { name, scopes: body.scopes, start, expires_at: expires_at?.toISOString() ?? null },
  });
  return { status: 201, id, token };
};
