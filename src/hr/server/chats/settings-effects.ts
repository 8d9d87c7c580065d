import { and, eq, inArray, ne, or, sql } from 'drizzle-orm';
import { constants } from '../../../generated/options.ts';
import { type chatSession, userProfile } from '../../../generated/tables.ts';
import { type Assignment, assign, nameOf, type Target, targetFor, unlessTelling } from '../../rules/assignment.ts';
import { offerFor } from '../../rules/brand-promotion.ts';
import { worksOn } from '../access/members.ts';
import { readSettings, type Settings } from '../company/settings.ts';
import { todayOf } from '../company/zone.ts';
import { knowsWho, tell } from './notify.ts';
import type { ChatOf, ChatWork } from './work.ts';

type Session = typeof chatSession.$inferSelect;
type Person = typeof userProfile.$inferSelect;

/** What the settings add to a chat that ends. */
interface Settled {
  chat: Pick<Session, 'action_status' | 'assignee' | 'acknowledgedAt' | 'brand_offered'>;
  /** Where the person's case stands from now on. */
  status: Person['action_status'];
}

interface Ending {
  chat: ChatOf;
  session: Session;
  person: Person;
  mood: number | null;
  enps: number | null;
}

const minimum = constants['segments/engagement.minimum'];

const thresholds = {
  disengagedUpTo: constants['segments/engagement.disengagedUpTo'],
  passiveUpTo: constants['segments/engagement.passiveUpTo'],
};

/** Does what the company's settings say of a chat that ends like this, and tells whom they name. */
export async function actOnEnd(work: ChatWork, ending: Ending): Promise<Settled> {
  const { chat, person, mood, session } = ending;
  const settings = await readSettings(work.db, chat.company);
  const working = isWorkedOn(person);
  const kept = working ? person.case_assignee : null;
  const assignee = kept ?? (await assigned(work, ending, settings));
  await tellOfDetractor(work, ending, settings);
  const content = mood !== null && mood > thresholds.passiveUpTo;
  // Of another chat the status is not taken over: under a new pseudonym it would tell that both are of one person.
  const status = isWorkedOn(session) ? session.action_status : 'open';
  return {
    chat: {
      action_status: status,
      assignee,
      acknowledgedAt: settings.autoAcknowledge && content ? work.now : session.acknowledgedAt,
      brand_offered: offerFor(settings.promotion, mood, thresholds)?.field ?? null,
    },
    // Anyone who works on the case goes on; what was resolved before is another case.
    status: working ? person.action_status : status,
  };
}

const isWorkedOn = ({ action_status: status }: Pick<Session | Person, 'action_status'>): boolean =>
  status === 'inProgress' || status === 'scheduled';

async function assigned(work: ChatWork, ending: Ending, settings: Settings): Promise<string | null> {
  const { chat, person, session, mood } = ending;
  const target = targetFor(settings.assigning, mood, thresholds);
  const found = await meant(work, target, ending);
  if (found.kind === 'nobody') return null;
  if (found.kind === 'warning') {
    warn(work, ending, 'Case could not be assigned by itself', found);
    return null;
  }
  const { company } = chat;
  const line = { type: 'chat', entity: 'people/session', recordId: chat.session, company };
  work.audit({ ...line, activity: 'Case assigned by itself', new: { assignee: found.to } });
  const values = { touchpoint: session.stage_title };
  const news = {
    company,
    about: person,
    session,
    kind: 'case',
    text: 'chats/assigned',
    mail: 'chats/assigned',
    values,
  } as const;
  await tell(work, [found.to], news, true);
  return found.to;
}

async function tellOfDetractor(work: ChatWork, ending: Ending, { detractors }: Settings): Promise<void> {
  const { chat, person, session, enps } = ending;
  if (enps === null || enps >= detractors.below || !detractors.mailTo) return;
  const found = await meant(work, detractors.mailTo, ending);
  if (found.kind === 'warning') return warn(work, ending, 'Nobody to tell of a detractor', found);
  if (found.kind === 'nobody') return;
  const values = { touchpoint: session.stage_title, score: enps };
  const news = { company: chat.company, about: person, session, kind: 'enps', values } as const;
  await tell(work, [found.to], { ...news, text: 'chats/detractor', mail: 'chats/detractor' }, true);
}

/** Whom the person's own profile names, among those who work here, unless that would tell them who the person is. */
async function meant(work: ChatWork, target: Target | null, ending: Ending): Promise<Assignment> {
  const found = await named(work, target, ending);
  if (!target || found.kind !== 'assigned') return found;
  const { company } = ending.chat;
  const knows = await knowsWho(work, company, found.to, ending.person);
  const namedBy = knows ? 0 : await peopleNaming(work, company, target, found.to);
  return unlessTelling(found, target, { knows, namedBy }, minimum);
}

/** How many people here name someone in that field, themselves apart; counted up to the minimum. */
async function peopleNaming({ db }: ChatWork, company: string, target: Target, named: string): Promise<number> {
  const { email, employee_id } = userProfile;
  const ways = db
    .select({
      way: target === 'hrbp' ? sql`unnest(array[lower(${email}), lower(${employee_id})])` : sql`lower(${email})`,
    })
    .from(userProfile)
    .where(and(eq(userProfile.companyId, company), eq(userProfile.id, named)));
  const rows = await db
    .select({ id: userProfile.id })
    .from(userProfile)
    .where(
      and(
        eq(userProfile.companyId, company),
        eq(userProfile.status, 'active'),
        ne(userProfile.id, named),
        inArray(sql`lower(trim(${userProfile[target]}))`, ways),
      ),
    )
    .limit(minimum);
  return rows.length;
}

async function named({ db, now }: ChatWork, target: Target | null, { chat, person }: Ending): Promise<Assignment> {
  const name = target && nameOf(target, person)?.toLowerCase();
  if (!name) return assign(target, person, []);
  const candidates = await db
    .select({
      id: userProfile.id,
      email: userProfile.email,
      employee_id: userProfile.employee_id,
      status: sql<string>`case when ${worksOn(await todayOf({ db, company: chat.company, now }))} then 'active' else 'inactive' end`,
    })
    .from(userProfile)
    .where(
      and(
        eq(userProfile.companyId, chat.company),
        or(sql`lower(${userProfile.email}) = ${name}`, sql`lower(${userProfile.employee_id}) = ${name}`),
      ),
    );
  return assign(target, person, candidates);
}

function warn(
  work: ChatWork,
  { chat: { company, session } }: Ending,
  activity: string,
  { why, target }: { why: string; target: Target },
): void {
  const line = { type: 'chat', entity: 'people/session', recordId: session, company };
  work.audit({ ...line, activity, new: { why, target } });
}
