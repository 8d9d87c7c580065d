import { count } from 'drizzle-orm';
import type { Calls } from '../../../generated/calls.ts';
import { constants } from '../../../generated/options.ts';
import { apiToken } from '../../../generated/tables.ts';
import { type CallContext, type Handler, lock } from '../../../server/context.ts';
import { authorityOf, refuseBeyond } from '../access/authority.ts';
import { segmentsOf } from '../access/group-input.ts';
import { permissionsFor } from './api-token.voucher.ts';
import { inForce, reachOf, type TokenRow } from './api-tokens.ts';

type Create = Calls['company/api-token.create'];

const day = 86_400_000;

/** Only its hash is kept: what is answered now is the only time that anyone sees the token. */
export const handler: Handler<Create> = async (context, { body }) => {
  const { db, company, now } = context;
  context.records.refuseRetired('company/api-token', { scopes: body.scopes });
  const reach = await reachAsked(context, body);
  await lock(db, `tokens of ${company}`);
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
    ...reach,
    start,
    token_hash: hash,
    created_by: context.actor.id,
    confirmed_by: context.actor.id,
    expires_at,
    createdAt: now,
    updatedAt: now,
  });
  context.audit({
    type: 'api_token',
    activity: 'API token made',
    entity: 'company/api-token',
    recordId: id,
    new: { name, scopes: body.scopes, ...reach, start, expires_at: expires_at?.toISOString() ?? null },
  });
  return { status: 201, id, token };
};

/** Nobody gives a token what they do not have. When nothing is said it reaches those whom its maker sees. */
async function reachAsked(
  context: CallContext<Create['errors']>,
  { scopes, segments: asked }: Create['body'],
): Promise<Reach> {
  const own = await authorityOf(context);
  const all = { segments: { ...own.segments } as TokenRow['segments'], all_employees: own.segments === null };
  const reach = asked ? narrowed(segmentsOf(context, asked), all) : all;
  refuseBeyond(context, { permissions: permissionsFor(scopes), segments: reachOf(reach) }, own);
  return reach;
}

type Reach = Pick<TokenRow, 'segments' | 'all_employees'>;

/** Fields that limit its maker limit it too where it says nothing of them. */
const narrowed = (asked: Reach, own: Reach): Reach =>
  asked.all_employees ? asked : { ...asked, segments: { ...own.segments, ...asked.segments } };
