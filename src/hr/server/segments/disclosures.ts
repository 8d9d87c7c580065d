import { createHash } from 'node:crypto';
import { and, desc, eq, gte, inArray, lt } from 'drizzle-orm';
import { constants } from '../../../generated/options.ts';
import { disclosure } from '../../../generated/tables.ts';
import { type CallContext, lock } from '../../../server/context.ts';
import type { Fingerprint } from '../../rules/reporting-minimum.ts';
import type { Filters } from '../../rules/saved-filters.ts';
import { readPrint, writePrint } from './prints.ts';

/** Figures as they are told to one person. */
export interface Telling {
  /** What they are of: figures of different subjects are never compared. */
  subject: string;
  about: string;
  filters: Filters;
  /** Of the group (`all`), and of the parts that are told with it. */
  prints: Readonly<Record<string, Fingerprint>>;
  figures: unknown;
}

/** What one person has been told before. */
export interface EarlierDisclosure {
  id: string;
  subject: string;
  about: string;
  filters: Filters;
  readonly print: Fingerprint;
  /** Of the group, and of the months told with it. */
  readonly prints: Fingerprint[];
  at: Date;
}

export const aboutOf = (...parts: unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex');

const toldTo = ({ company }: CallContext, person: string) =>
  and(eq(disclosure.companyId, company), eq(disclosure.user, person));

/** What was told before this is forgotten. */
const since = ({ now }: CallContext) =>
  new Date(now.getTime() - constants['segments/engagement.rememberFor'] * 86_400_000);

/** What one person was told last about the same. */
export async function lastTold<Figures>(
  context: CallContext,
  person: string,
  { subject, about }: Pick<Telling, 'subject' | 'about'>,
): Promise<{ print: Fingerprint; figures: Figures; at: Date } | undefined> {
  const [found] = await context.db
    .select({ prints: disclosure.prints, figures: disclosure.figures, at: disclosure.createdAt })
    .from(disclosure)
    .where(
      and(
        toldTo(context, person),
        eq(disclosure.subject, subject),
        eq(disclosure.about, about),
        gte(disclosure.createdAt, since(context)),
      ),
    )
    .orderBy(desc(disclosure.createdAt), desc(disclosure.id))
    .limit(1);
  if (!found) return undefined;
  const { prints, figures, at } = found;
  return { print: readPrint(prints.all ?? ''), figures: JSON.parse(figures) as Figures, at };
}

/** Newest first. Until the transaction ends nobody else is told anything in the same person's name. */
export async function earlierDisclosures(
  context: CallContext,
  person: string,
  subjects: readonly string[],
): Promise<EarlierDisclosure[]> {
  await lock(context.db, `told/${person}`);
  await context.db.delete(disclosure).where(and(toldTo(context, person), lt(disclosure.createdAt, since(context))));
  const rows = await context.db
    .select({
      id: disclosure.id,
      subject: disclosure.subject,
      about: disclosure.about,
      filters: disclosure.filters,
      prints: disclosure.prints,
      at: disclosure.createdAt,
    })
    .from(disclosure)
    .where(and(toldTo(context, person), inArray(disclosure.subject, [...subjects])))
    .orderBy(desc(disclosure.createdAt), desc(disclosure.id));
  // Read when they are asked for: of figures that have not changed only one print is.
  return rows.map(({ prints, ...row }) => ({
    ...row,
    get print() {
      return readPrint(prints.all ?? '');
    },
    get prints() {
      return Object.values(prints).map(readPrint);
    },
  }));
}

/** By the ids of what was told. */
export async function figuresTold<Figures>(
  context: CallContext,
  person: string,
  told: readonly EarlierDisclosure[],
): Promise<Map<string, Figures>> {
  if (told.length === 0) return new Map();
  const ids = told.map(({ id }) => id);
  const rows = await context.db
    .select({ id: disclosure.id, figures: disclosure.figures })
    .from(disclosure)
    .where(and(toldTo(context, person), inArray(disclosure.id, ids)));
  return new Map(rows.map(({ id, figures }) => [id, JSON.parse(figures) as Figures]));
}

export async function remember(context: CallContext, person: string, tellings: readonly Telling[]): Promise<void> {
  if (tellings.length === 0) return;
  await context.db.insert(disclosure).values(
    tellings.map(({ subject, about, filters, prints, figures }) => ({
      companyId: context.company,
      id: context.newId(),
      user: person,
      subject,
      about,
      filters: filters as Record<string, string[]>,
      prints: Object.fromEntries(Object.entries(prints).map(([name, print]) => [name, writePrint(print)])),
      figures: JSON.stringify(figures),
      createdAt: context.now,
      updatedAt: context.now,
    })),
  );
}
