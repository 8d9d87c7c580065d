import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import { constants, type OptionValues } from '../../../generated/options.ts';
import { chatLink, chatSession, company as companies, stage, userProfile } from '../../../generated/tables.ts';
import type { CallContext, Database } from '../../../server/context.ts';
import { today } from '../access/actor.ts';

export interface Linked {
  link: string;
  company: string;
  user: string;
  session: string;
  purpose: Purpose;
  until: Date;
  /** Its mails go to the person's private address: they have left. */
  toPrivate: boolean;
}

type Purpose = OptionValues['chats/link.purposes'];

const days = constants['chats/link.days'];
const afterwards = constants['chats/link.afterwards'] * 60_000;

/** Length of a company's id within a token, in bytes; 256 random bits follow. */
const companyBytes = 16;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

type LinkToIssue = Pick<Linked, 'company' | 'user' | 'session'> & {
  purpose?: Purpose;
  /** When its mail goes out, if that is later. */
  from?: Date;
  /** When it ends, if not some days after that. */
  until?: Date;
};

/**
 * A token that opens one chat, for one person. The company stands in it, so that it is looked for in that company only;
 * of the whole nothing but the hash is kept.
 */
export async function issueLink(
  { db, now, newId }: Pick<CallContext, 'db' | 'now' | 'newId'>,
  { company, user, session, purpose = 'chat', from = now, until = endOf(from) }: LinkToIssue,
): Promise<string> {
  const token = Buffer.concat([Buffer.from(company.replaceAll('-', ''), 'hex'), randomBytes(32)]).toString('base64url');
  await db.insert(chatLink).values({
    companyId: company,
    id: newId(),
    user,
    session,
    purpose,
    tokenHash: hashOf(token),
    until,
    createdAt: now,
    updatedAt: now,
  });
  return token;
}

const endOf = (from: Date): Date => new Date(from.getTime() + days * 86_400_000);

/** What a token opens; null for one that is unknown, too old, or of someone who has left: these look alike. */
export async function linkOf(db: Database, token: string, now: Date): Promise<Linked | null> {
  const linked = await anyLinkOf(db, token, now);
  return linked && linked.until > now ? linked : null;
}

/** As `linkOf`, also of one that has ended and is still known. */
export async function anyLinkOf(db: Database, token: string, now: Date): Promise<Linked | null> {
  const company = companyIn(token);
  if (!company) return null;
  const [row] = await db
    .select({
      link: chatLink.id,
      company: chatLink.companyId,
      user: chatLink.user,
      session: chatLink.session,
      purpose: chatLink.purpose,
      until: chatLink.until,
      status: userProfile.status,
      kind: stage.stageType,
      exitDate: userProfile.exit_date,
      active: companies.is_active,
      zone: companies.time_zone,
    })
    .from(chatLink)
    .innerJoin(userProfile, and(eq(userProfile.companyId, chatLink.companyId), eq(userProfile.id, chatLink.user)))
    .innerJoin(chatSession, and(eq(chatSession.companyId, chatLink.companyId), eq(chatSession.id, chatLink.session)))
    .leftJoin(stage, and(eq(stage.companyId, chatLink.companyId), eq(stage.id, chatSession.stage)))
    .innerJoin(companies, and(eq(companies.companyId, chatLink.companyId), eq(companies.id, chatLink.companyId)))
    .where(and(eq(chatLink.companyId, company), eq(chatLink.tokenHash, hashOf(token))));
  if (!row?.active) return null;
  // The post-exit survey is for those who have left.
  const left = row.status !== 'active' || (row.exitDate !== null && row.exitDate <= today(row.zone, now));
  if (left && row.kind !== 'postExit') return null;
  const { link, user, session, purpose, until, kind } = row;
  return { link, company: row.company, user, session, purpose, until, toPrivate: kind === 'postExit' };
}

/** The chats of the links in these texts, and until when these open them. */
export async function chatsLinkedIn(
  db: Database,
  company: string,
  texts: readonly string[],
): Promise<Pick<Linked, 'session' | 'until'>[]> {
  return db
    .select({ session: chatLink.session, until: chatLink.until })
    .from(chatLink)
    .where(and(eq(chatLink.companyId, company), inArray(chatLink.tokenHash, hashesIn(texts))));
}

/** Of the links in these texts, as they are kept. */
export const hashesIn = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => [...text.matchAll(/\/chat\/([\w-]+)/g)].map(([, token = '']) => hashOf(token)));

/** The mail with these links goes out later than was meant: they work as long after it. */
export async function postponeLinks(
  db: Database,
  company: string,
  texts: readonly string[],
  { now, from }: { now: Date; from: Date },
): Promise<void> {
  await db
    .update(chatLink)
    .set({ until: endOf(from), updatedAt: now, version: sql`${chatLink.version} + 1` })
    .where(
      and(
        eq(chatLink.companyId, company),
        inArray(chatLink.tokenHash, hashesIn(texts)),
        gt(chatLink.until, now),
        lt(chatLink.until, endOf(from)),
      ),
    );
}

/** Everything is answered: its links end soon, and until then they show that it is. */
export async function endLinks(
  { db, now }: Pick<CallContext, 'db' | 'now'>,
  { company, session, purpose }: Pick<Linked, 'company' | 'session' | 'purpose'>,
): Promise<void> {
  await endBy({ db, now }, { company, session, purpose }, new Date(now.getTime() + afterwards));
}

/** Another link takes their place: they open nothing any more, and a new one can be asked for with them. */
export const cutLinks = (
  work: Pick<CallContext, 'db' | 'now'>,
  which: Pick<Linked, 'company' | 'session' | 'purpose'>,
): Promise<void> => endBy(work, which, work.now);

async function endBy(
  { db, now }: Pick<CallContext, 'db' | 'now'>,
  { company, session, purpose }: Pick<Linked, 'company' | 'session' | 'purpose'>,
  end: Date,
): Promise<void> {
  await db
    .update(chatLink)
    .set({ until: end, updatedAt: now, version: sql`${chatLink.version} + 1` })
    .where(
      and(
        eq(chatLink.companyId, company),
        eq(chatLink.session, session),
        eq(chatLink.purpose, purpose),
        gt(chatLink.until, end),
      ),
    );
}

function companyIn(token: string): string | null {
  const bytes = Buffer.from(token, 'base64url');
  // Written in another way it would be the same bytes, and another hash.
  if (bytes.length !== companyBytes + 32 || bytes.toString('base64url') !== token) return null;
  const hex = bytes.subarray(0, companyBytes).toString('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
