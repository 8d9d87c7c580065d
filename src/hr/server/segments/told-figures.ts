import { createHash } from 'node:crypto';
import { and, desc, eq, lt, sql } from 'drizzle-orm';
import { constants } from '../../../generated/options.ts';
import { toldFigures } from '../../../generated/tables.ts';
import type { CallContext } from '../../../server/context.ts';
import type { Figures } from '../../rules/engagement.ts';
import { type Fingerprint, readPrint, writePrint } from '../../rules/reporting-minimum.ts';
import { type Filters, sameText } from '../../rules/saved-filters.ts';

/** What one person has been told before. */
export interface ToldBefore {
  id: string;
  about: string;
  filters: Filters;
  print: Fingerprint;
  /** Of the group, and of the months told with it. */
  prints: Fingerprint[];
  at: Date;
}

const mine = ({ company, actor }: CallContext) =>
  and(eq(toldFigures.companyId, company), eq(toldFigures.user, actor.id));

/** The same filters over the same people: equal texts, as long as nobody gets to see others. */
export const aboutOf = ({ actor }: CallContext, filters: Filters): string =>
  createHash('sha256')
    .update(JSON.stringify([sameText(filters), actor.scope]))
    .digest('hex');

/** Newest first. Until the transaction ends nobody else is told anything in the same person's name. */
export async function toldBefore(context: CallContext): Promise<ToldBefore[]> {
  await context.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`told/${context.actor.id}`}, 0))`);
  const days = constants['segments/engagement.rememberFor'];
  const since = new Date(context.now.getTime() - days * 86_400_000);
  await context.db.delete(toldFigures).where(and(mine(context), lt(toldFigures.createdAt, since)));
  const rows = await context.db
    .select({
      id: toldFigures.id,
      about: toldFigures.about,
      filters: toldFigures.filters,
      prints: toldFigures.prints,
      at: toldFigures.createdAt,
    })
    .from(toldFigures)
    .where(mine(context))
    .orderBy(desc(toldFigures.createdAt), desc(toldFigures.id));
  return rows.map((row) => ({
    ...row,
    print: readPrint(row.prints.all ?? ''),
    prints: Object.values(row.prints).map(readPrint),
  }));
}

export async function figuresTold(context: CallContext, { id }: ToldBefore): Promise<Figures> {
  const [row] = await context.db
    .select({ figures: toldFigures.figures })
    .from(toldFigures)
    .where(and(mine(context), eq(toldFigures.id, id)));
  return JSON.parse(row?.figures ?? 'null') as Figures;
}

export async function remember(
  context: CallContext,
  filters: Filters,
  figures: Figures,
  prints: Readonly<Record<string, Fingerprint>>,
): Promise<void> {
  await context.db.insert(toldFigures).values({
    companyId: context.company,
    id: context.newId(),
    user: context.actor.id,
    about: aboutOf(context, filters),
    filters: filters as Record<string, string[]>,
    prints: Object.fromEntries(Object.entries(prints).map(([name, print]) => [name, writePrint(print)])),
    figures: JSON.stringify(figures),
    createdAt: context.now,
    updatedAt: context.now,
  });
}
