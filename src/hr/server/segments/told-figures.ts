import { and, desc, eq, lt, sql } from 'drizzle-orm';
import { constants } from '../../../generated/options.ts';
import { toldFigures } from '../../../generated/tables.ts';
import type { CallContext } from '../../../server/context.ts';
import type { Figures } from '../../rules/engagement.ts';
import { type Fingerprint, readPrint, writePrint } from '../../rules/reporting-minimum.ts';
import type { Filters } from '../../rules/saved-filters.ts';
import type { Learner } from './learner.ts';

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

const mine = ({ company }: CallContext, { id }: Learner) =>
  and(eq(toldFigures.companyId, company), eq(toldFigures.user, id));

/** Newest first. Until the transaction ends nobody else is told anything in the same person's name. */
export async function toldBefore(context: CallContext, learner: Learner): Promise<ToldBefore[]> {
  await context.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`told/${learner.id}`}, 0))`);
  const days = constants['segments/engagement.rememberFor'];
  const since = new Date(context.now.getTime() - days * 86_400_000);
  await context.db.delete(toldFigures).where(and(mine(context, learner), lt(toldFigures.createdAt, since)));
  const rows = await context.db
    .select({
      id: toldFigures.id,
      about: toldFigures.about,
      filters: toldFigures.filters,
      prints: toldFigures.prints,
      at: toldFigures.createdAt,
    })
    .from(toldFigures)
    .where(mine(context, learner))
    .orderBy(desc(toldFigures.createdAt), desc(toldFigures.id));
  return rows.map((row) => ({
    ...row,
    print: readPrint(row.prints.all ?? ''),
    prints: Object.values(row.prints).map(readPrint),
  }));
}

export async function figuresTold(context: CallContext, learner: Learner, { id }: ToldBefore): Promise<Figures> {
  const [row] = await context.db
    .select({ figures: toldFigures.figures })
    .from(toldFigures)
    .where(and(mine(context, learner), eq(toldFigures.id, id)));
  return JSON.parse(row?.figures ?? 'null') as Figures;
}

export async function remember(
  context: CallContext,
  learner: Learner,
  filters: Filters,
  figures: Figures,
  prints: Readonly<Record<string, Fingerprint>>,
): Promise<void> {
  await context.db.insert(toldFigures).values({
    companyId: context.company,
    id: context.newId(),
    user: learner.id,
    about: learner.aboutOf(filters),
    filters: learner.filtersOf(filters) as Record<string, string[]>,
    prints: Object.fromEntries(Object.entries(prints).map(([name, print]) => [name, writePrint(print)])),
    figures: JSON.stringify(figures),
    createdAt: context.now,
    updatedAt: context.now,
  });
}
