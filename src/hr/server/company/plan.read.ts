import { and, desc, eq } from 'drizzle-orm';
import type { Calls } from '../../../generated/calls.ts';
import { optionValues } from '../../../generated/options.ts';
import { company as companies, supportTicket } from '../../../generated/tables.ts';
import type { CallContext, Handler } from '../../../server/context.ts';
import { wireTime } from '../../../shared/time/wire.ts';
import { creditsTaken } from '../chats/credits.ts';
import { adminCount } from './admin-places.ts';

type Plan = Calls['company/plan.read']['answer']['data'];
type Line = Plan['lines'][number];
type Feature = Plan['features'][number]['feature'];

/** What the plan counts, from the company's own counters, and which features it has or has asked for. */
export const handler: Handler<Calls['company/plan.read']> = async (context) => {
  const [company] = await context.db.select().from(companies).where(eq(companies.id, context.company));
  if (!company) return context.notFound();
  const taken = await creditsTaken(context.db, context.company);
  const lines = [
    credits('touchpoints', company.milestone_limit, company.milestone_limit_remaining, taken),
    credits('adhoc', company.adhoc_limit, company.adhoc_limit_remaining),
    credits('recipients', company.recipient_limit, company.recipient_limit_remaining),
    places('admins', await adminCount(context.db, context.company), company.admin_limit),
  ];
  const signIns = context.identity.providers.map(({ name }): Feature => (name === 'google' ? 'Gmail login' : 'SSO'));
  const included = new Set<Feature>(company.alert_words_active ? ['Alert word', ...signIns] : signIns);
  return {
    status: 200,
    data: { active_plan: company.active_plan, lines, features: await featuresOf(context, included) },
  };
};

/** Credits are counted down, so that what is used follows from what is left. */
function credits(line: Line['line'], limit: number | null, left: number | null, taken = 0): Line {
  if (limit === null) return { line, limit, remaining: null, used: null };
  const remaining = Math.max(0, (left ?? limit) - taken);
  return { line, limit, remaining, used: Math.max(0, limit - remaining) };
}

const places = (line: Line['line'], used: number, limit: number | null): Line => ({
  line,
  limit,
  used,
  remaining: limit === null ? null : Math.max(0, limit - used),
});

async function featuresOf(context: CallContext, included: ReadonlySet<Feature>): Promise<Plan['features']> {
  const asked = await context.db
    .select({ subject: supportTicket.subject, at: supportTicket.createdAt })
    .from(supportTicket)
    .where(
      and(
        eq(supportTicket.companyId, context.company),
        eq(supportTicket.type, 'feature_request'),
        eq(supportTicket.status, 'open'),
      ),
    )
    .orderBy(desc(supportTicket.createdAt))
    .limit(200);
  return optionValues['company/plan.features'].map((feature) => {
    const ticket = asked.find(({ subject }) => subject === feature);
    if (included.has(feature)) return { feature, state: 'included', requestedAt: null };
    return {
      feature,
      state: ticket ? 'requested' : 'available',
      requestedAt: ticket ? wireTime(context.config.wireZone)(ticket.at) : null,
    };
  });
}
