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
  readonly prints: readonly Fingerprint[];
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
      at: disclosure.createdAt,
    })
    .from(disclosure)
    .where(and(toldTo(context, person), inArray(disclosure.subject, [...subjects])))
    .orderBy(desc(disclosure.createdAt), desc(disclosure.id));
  const known = await printsOf(
    context,
    person,
    rows.map(({ id }) => id),
  );
  // One without has been forgotten meanwhile.
  return rows.flatMap((row) => {
    const prints = known.get(row.id);
    return prints ? [{ ...row, ...prints }] : [];
  });
}

type Prints = Pick<EarlierDisclosure, 'print' | 'prints'>;

/** By the id of what was told, which never changes; those that were read last. Each takes some 6 kB. */
const read = new Map<string, Prints>();
const mostRead = 200;

/** Where someone has been told much, to read all of it anew each time would take longer than to make new figures. */
async function printsOf(
  context: CallContext,
  person: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Prints>> {
  const found = new Map<string, Prints>();
  for (const id of ids) {
    const prints = read.get(id);
    if (prints) found.set(id, prints);
  }
  const lacking = ids.filter((id) => !found.has(id));
  if (lacking.length > 0) {
    const rows = await context.db
      .select({ id: disclosure.id, prints: disclosure.prints })
      .from(disclosure)
      .where(and(toldTo(context, person), inArray(disclosure.id, lacking)));
    for (const { id, prints } of rows) found.set(id, printsIn(prints));
  }
  for (const [id, prints] of found) {
    // Put last: the first is the one that was read longest ago.
    read.delete(id);
    read.set(id, prints);
  }
  for (const oldest of read.keys()) if (read.size > mostRead) read.delete(oldest);
  return found;
}

const printsIn = (prints: Readonly<Record<string, string>>): Prints => ({
  print: readPrint(prints.all ?? ''),
  prints: Object.values(prints).map(readPrint),
});

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
