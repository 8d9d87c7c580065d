import { and, desc, eq, inArray } from 'drizzle-orm';
import { chatSession, userProfile } from '../../../../generated/tables.ts';
import type { CallContext, Hooks } from '../../../../server/context.ts';
import { visiblePerson } from '../../access/members.ts';
import { mayName } from '../session/sessions.ts';
import { mentioned } from './mentioned.ts';
import { notifyMentioned } from './notify-mentioned.ts';
import { notePerson } from './person.ts';

/** Whose note it is, the gate of the call has asked. Only those are told who were not mentioned before. */
export const hooks: Hooks = {
  /** Asked for those of one person, who must be someone whose notes one may read. */
  async rows(context, { userId }) {
    if (userId !== undefined) await notePerson(context, String(userId));
    return {};
  },
  async compute(context, rows) {
    const addresses = await addressesOf(context, rows.flatMap(tagsOf));
    return rows.map((row) => ({ user_tagged: tagsOf(row).flatMap((id) => addresses.get(id) ?? []) }));
  },
  async beforeWrite(context, { verb, old, values }) {
    if (verb === 'remove') return;
    const user = String(old?.user ?? values.user);
    const person = old ? await visiblePerson(context, user) : await notePerson(context, user);
    const text = String(values.body ?? old?.body).trim();
    values.body = text;
    values.tagged = (await mentioned(context, person.id, text)).map(({ id }) => id);
    if (!old) values.session = await sessionOf(context, person.id, (values.session as string | undefined) ?? null);
  },
  async afterWrite(context, { verb, old, values }) {
    if (verb === 'remove') return;
    const { user, body, tagged } = values as { user: string; body: string; tagged: string[] };
    const before = (old?.tagged ?? []) as string[];
    const newly = tagged.filter((id) => !before.includes(id));
    if (newly.length === 0) return;
    const people = await mentioned(context, user, body);
    const told = people.filter(({ id }) => newly.includes(id));
    await notifyMentioned(context, await visiblePerson(context, user), told, body);
  },
};

/**
 * The chat that was named, which must be this employee's; else the last one. Anyone who may not see names names none: the
 * answer would tell whose chat it was.
 */
async function sessionOf(context: CallContext, user: string, named: string | null) {
  if (named !== null && !mayName(context)) context.fail('NoNames', { errors: { session: [] } });
  const [found] = await context.db
    .select({ id: chatSession.id })
    .from(chatSession)
    .where(
      and(
        eq(chatSession.companyId, context.company),
        eq(chatSession.user, user),
        named === null ? undefined : eq(chatSession.id, named),
      ),
    )
    .orderBy(desc(chatSession.startedAt), desc(chatSession.id))
    .limit(1);
  if (!found && named !== null) return context.fail('NoSession', { errors: { session: [] } });
  return found?.id ?? null;
}

const tagsOf = ({ tagged }: Readonly<Record<string, unknown>>) => tagged as string[];

async function addressesOf({ db, company }: CallContext, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const people = await db
    .select({ id: userProfile.id, email: userProfile.email })
    .from(userProfile)
    .where(and(eq(userProfile.companyId, company), inArray(userProfile.id, ids)));
  return new Map(people.map(({ id, email }) => [id, email]));
}
