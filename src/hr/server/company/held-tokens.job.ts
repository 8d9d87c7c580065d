import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Jobs } from '../../../generated/jobs.ts';
import { optionLabels } from '../../../generated/options.ts';
import { apiToken, company as companies } from '../../../generated/tables.ts';
import type { CallContext, JobHandler } from '../../../server/context.ts';
import { adminsOf, peopleOf } from '../chats/notify.ts';
import { hold } from './api-token.load.ts';
import { stateOf } from './api-tokens.ts';

/** Also what is not used at the moment: SuperAdmins are asked before a call is refused, not after. */
export const job: JobHandler<Jobs['company/held-tokens']> = async (job) => {
  const waiting = await job.inSystem(async (db) => {
    const there = await db.select().from(apiToken).where(isNull(apiToken.revoked_at));
    for (const token of there) if (stateOf(token, job.now) === 'active') await hold(db, token, job.now);
    return db
      .selectDistinct({ company: apiToken.companyId })
      .from(apiToken)
      .where(and(isNotNull(apiToken.held_at), eq(apiToken.held_told, false), isNull(apiToken.revoked_at)));
  });
  for (const { company } of waiting) {
    const superAdmins = await job.inCompany(company, (db) => adminsOf({ db, now: job.now }, company, ['SuperAdmin']));
    for (const id of superAdmins)
      if ((await job.asActor(company, id, (context) => tell(context, superAdmins))) !== null) break;
  }
};

/** One transaction: what is told is marked, and the mails go out with the mark. */
async function tell(context: CallContext, superAdmins: readonly string[]): Promise<true> {
  const { db, company } = context;
  const tokens = await db
    .update(apiToken)
    .set({ held_told: true })
    .where(
      and(
        eq(apiToken.companyId, company),
        isNotNull(apiToken.held_at),
        eq(apiToken.held_told, false),
        isNull(apiToken.revoked_at),
      ),
    )
    .returning({ name: apiToken.name, because: apiToken.held_because });
  const [of] = await db.select({ name: companies.company_name }).from(companies).where(eq(companies.id, company));
  for (const reader of await peopleOf(context, company, superAdmins))
    for (const token of tokens)
      await context.mail.send(
        'company/token-held',
        { address: reader.email, name: reader.display_name },
        {
          reader: reader.display_name,
          token: token.name,
          company: of?.name ?? '',
          reason: reasonOf(token.because),
          link: `${context.config.origin}/api-tokens`,
        },
      );
  return true;
}

function reasonOf(because: keyof typeof reasons | null): string {
  const label = reasons[because ?? 'left'];
  return label.charAt(0).toLowerCase() + label.slice(1);
}

const reasons = optionLabels['company/api-token.reasons'];
