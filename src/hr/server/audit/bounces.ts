import { and, count, eq, sql } from 'drizzle-orm';
import { constants } from '../../../generated/options.ts';
import { bounce } from '../../../generated/tables.ts';
import { type Database, lock } from '../../../server/context.ts';
import { asLabel } from '../../../shared/hidden-signs.ts';

/** That a mail has come back, from whatever source it is known. */
export interface Report {
  company: string;
  email: string;
  kind: 'hard' | 'soft';
  reason: string | null;
  at: Date;
  messageId: string;
}

/** Lists it once, however often it is told. False when it was known. */
export async function takeBounce(db: Database, report: Report, newId: () => string): Promise<boolean> {
  const address = report.email.toLowerCase();
  // One report for an address at a time, or two could both be its first.
  await lock(db, `bounce ${report.company} ${address}`);
  const bounces = (await countHard(db, report.company, address)) + (report.kind === 'hard' ? 1 : 0);
  const stored = await db
    .insert(bounce)
    .values({
      companyId: report.company,
      id: newId(),
      email_id: address,
      user: sql`coalesce(${whose('email', report.company, address)}, ${whose('email_pending', report.company, address)})`,
      kind: report.kind,
      reason: report.reason && asLabel(report.reason).slice(0, 500),
      status: 'open',
      bounce_count: bounces,
      delivery_disabled: bounces >= constants['audit/bounce.most'],
      message_id: report.messageId,
      createdAt: report.at,
      updatedAt: report.at,
    })
    .onConflictDoNothing()
    .returning({ id: bounce.id });
  return stored.length > 0;
}

/** Who has the address, or has asked for it. */
const whose = (column: 'email' | 'email_pending', company: string, address: string) =>
  sql`(select id from user_profile where company_id = ${company} and lower(${sql.identifier(column)}) = ${address} limit 1)`;

async function countHard(db: Database, company: string, address: string): Promise<number> {
  const [found] = await db
    .select({ count: count() })
    .from(bounce)
    .where(and(eq(bounce.companyId, company), eq(bounce.email_id, address), eq(bounce.kind, 'hard')));
  return found?.count ?? 0;
}
