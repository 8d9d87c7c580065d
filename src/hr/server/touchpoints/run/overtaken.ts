import { and, eq, inArray, sql } from 'drizzle-orm';
import {
  chatLink,
  chatSession,
  company as companies,
  stage as stages,
  surveyCycle,
  surveyResponse,
  userProfile,
} from '../../../../generated/tables.ts';
import type { Database, DueMail } from '../../../../server/context.ts';
import { dayIn } from '../../../../shared/time/wire.ts';
import { hasLeftBy } from '../../../rules/leaving.ts';
import { hashesIn } from '../../chats/link.ts';

/** Mails by which touchpoints ask by themselves; others are sent because someone wants it. */
interface Asking {
  invitations: readonly string[];
  reminder: string;
}

/**
 * Mails of one company that wait while what they are about is called off: who is written to has left, or has come back
 * where the mail is for leavers; the touchpoint is not live any more; the cycle of the survey is closed.
 */
export async function overtaken(
  db: Database,
  company: string,
  mails: readonly DueMail[],
  { invitations, reminder, now }: Asking & { now: Date },
): Promise<DueMail[]> {
  const links = await linked(db, company, hashesIn(mails.map(({ text }) => text)));
  return mails.filter(({ mail, text }) => {
    const own = hashesIn([text]);
    const asks = invitations.includes(mail) || mail === reminder;
    return links
      .filter(({ hash }) => own.includes(hash))
      .some((link) => hasGone(link, now) || (asks && !link.asked) || (mail === 'wellbeing/survey' && link.closed));
  });
}

type Link = Awaited<ReturnType<typeof linked>>[number];

function hasGone({ isForLeavers, status, exit, zone }: Link, now: Date): boolean {
  const left = hasLeftBy(exit, dayIn(zone, now));
  return isForLeavers ? !left : left || status !== 'active';
}

async function linked(db: Database, company: string, hashes: string[]) {
  if (hashes.length === 0) return [];
  return db
    .select({
      hash: chatLink.tokenHash,
      isForLeavers: sql<boolean>`coalesce(${stages.stageType} = 'postExit', false)`,
      asked: sql<boolean>`coalesce(${stages.status} = 'live' and case ${stages.stageType} when 'postExit'
        then ${companies.exit_active} else ${companies.milestone_active} end, true)`,
      status: userProfile.status,
      exit: userProfile.exit_date,
      zone: companies.time_zone,
      closed: sql<boolean>`${surveyCycle.closedAt} is not null`,
    })
    .from(chatLink)
    .innerJoin(companies, eq(companies.id, chatLink.companyId))
    .innerJoin(userProfile, and(eq(userProfile.companyId, company), eq(userProfile.id, chatLink.user)))
    .innerJoin(chatSession, and(eq(chatSession.companyId, company), eq(chatSession.id, chatLink.session)))
    .leftJoin(stages, and(eq(stages.companyId, company), eq(stages.id, chatSession.stage)))
    .leftJoin(surveyResponse, and(eq(surveyResponse.companyId, company), eq(surveyResponse.session, chatSession.id)))
    .leftJoin(surveyCycle, and(eq(surveyCycle.companyId, company), eq(surveyCycle.id, surveyResponse.cycle)))
    .where(and(eq(chatLink.companyId, company), inArray(chatLink.tokenHash, hashes)));
}
