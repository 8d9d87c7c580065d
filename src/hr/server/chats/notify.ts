import { and, eq, inArray } from 'drizzle-orm';
import type { MailName, MessageName } from '../../../generated/names.ts';
import { type chatSession, userProfile } from '../../../generated/tables.ts';
import type { ServerActor } from '../../../server/context.ts';
import { loadActor } from '../access/actor.ts';
import { worksOn } from '../access/members.ts';
import { scopeSteps } from '../access/why.employee.ts';
import { todayOf } from '../company/zone.ts';
import { raiseAlerts } from '../people/alert/alerts.ts';
import { chatLink } from '../people/chat-link.ts';
import { pseudonymName } from '../people/pseudonym.ts';
import type { ChatWork } from './work.ts';

type Person = typeof userProfile.$inferSelect;

interface News {
  company: string;
  /** The employee whom it is about. */
  about: Person;
  /** Where it was said. */
  session: Pick<typeof chatSession.$inferSelect, 'id' | 'pseudonym'>;
  kind: string;
  /** Takes `name` and what `values` has. */
  text: MessageName;
  /** Takes `name`, `reader`, `link` and what `values` has. */
  mail: MailName;
  values: Record<string, string | number>;
}

/**
 * By mail and in the console. Anyone who may not know names reads the pseudonym that stands for the person everywhere.
 * `anyway`: the employee's own HR is told also where their group does not see the person, but then without the name.
 */
export async function tell(work: ChatWork, to: readonly string[], news: News, anyway = false): Promise<void> {
  const { company, about, session, kind, text, mail } = news;
  for (const reader of await peopleOf(work, company, to)) {
    const actor = await loadActor(work.db, company, reader.id, work.now);
    const sees = actor !== null && isSeenBy(actor, about);
    if (!actor || !(sees || anyway)) continue;
    const named = sees && mayName(actor);
    const name = named ? about.display_name : pseudonymName(work, session);
    const values = named ? news.values : withoutTitle(work, news.values);
    const may = { named, opensPeople: mayOpenPeople(actor), listsChats: mayList(actor) };
    const link = sees ? chatLink(may, about.id, session.id) : null;
    const alert = { company, to: [reader.id], kind, text, link, employee: about.id, session: session.id };
    await raiseAlerts(work, { ...alert, params: { ...values, name } });
    await work.mail.send(
      mail,
      { address: reader.email, name: reader.display_name },
      { ...values, name, reader: reader.display_name, link: link && `${work.config.origin}${link}` },
      { company },
    );
  }
}

/** May someone know who it is: do they see the person, and names? */
export async function knowsWho(
  work: Pick<ChatWork, 'db' | 'now'>,
  company: string,
  reader: string,
  about: Person,
): Promise<boolean> {
  const actor = await loadActor(work.db, company, reader, work.now);
  return actor !== null && isSeenBy(actor, about) && mayName(actor);
}

const isSeenBy = (actor: ServerActor, person: Person): boolean =>
  scopeSteps(actor.scope, person, actor.id)[0]?.held === true;

/** The day is known to anyone who is told on it, and with the touchpoint who it is. */
const withoutTitle = (work: ChatWork, values: News['values']): News['values'] =>
  'touchpoint' in values ? { ...values, touchpoint: work.text('people/session/hidden-title') } : values;

const mayName = ({ type, permissions }: ServerActor): boolean =>
  type === 'SuperAdmin' || permissions.includes('non_anonymous_message');

const mayOpenPeople = ({ permissions }: ServerActor): boolean => permissions.includes('manage_employee');

/** What the list of chats asks for. */
const mayList = ({ permissions }: ServerActor): boolean =>
  permissions.includes('view_message') || permissions.includes('change_status');

/** Admins who may read messages; `tell` leaves out those who do not see the person. */
export async function readersOfMessages(work: ChatWork, company: string): Promise<string[]> {
  const found: string[] = [];
  for (const id of await adminsOf(work, company, ['Admin', 'SuperAdmin'])) {
    const actor = await loadActor(work.db, company, id, work.now);
    if (actor?.permissions.includes('view_message')) found.push(id);
  }
  return found;
}

/** Those of them who work here today. */
export async function adminsOf(
  { db, now }: Pick<ChatWork, 'db' | 'now'>,
  company: string,
  types: readonly ('Admin' | 'SuperAdmin')[],
): Promise<string[]> {
  const today = await todayOf({ db, company, now });
  const rows = await db
    .select({ id: userProfile.id })
    .from(userProfile)
    .where(and(eq(userProfile.companyId, company), inArray(userProfile.type, [...types]), worksOn(today)));
  return rows.map(({ id }) => id);
}

export async function peopleOf(
  { db }: Pick<ChatWork, 'db'>,
  company: string,
  ids: readonly string[],
): Promise<Person[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(userProfile)
    .where(and(eq(userProfile.companyId, company), inArray(userProfile.id, [...new Set(ids)])));
}
