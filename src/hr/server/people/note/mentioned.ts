import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { constants } from '../../../../generated/options.ts';
import { accessGroup, membership, userProfile } from '../../../../generated/tables.ts';
import type { CallContext, ServerActor } from '../../../../server/context.ts';
import { plainWords } from '../../../../shared/paging/plain-words.ts';
import { likePattern } from '../../../../shared/paging/search.ts';
import { mentionedIn } from '../../../rules/mentions.ts';
import { loadActor } from '../../access/actor.ts';
import { scopeOf } from '../../access/scope.ts';
import { scopeSteps } from '../../access/why.employee.ts';
import { alike } from '../alike.ts';

export interface Mentioned {
  id: string;
  display_name: string;
  email: string;
  actor: ServerActor;
}

type Errors = 'TooManyMentions';

/** The admins whose address follows an @: whom the author sees, and who see the employee, not being it. Others stay plain text. */
export async function mentioned(context: CallContext<Errors>, employee: string, text: string): Promise<Mentioned[]> {
  if (!text.includes('@')) return [];
  const written = sql`position('@' || lower(${userProfile.email}) in lower(${text})) > 0`;
  const people = await admins(context, employee, written);
  const byAddress = new Map(people.map((one) => [one.email, one]));
  const named = mentionedIn(text, [...byAddress.keys()]).flatMap((address) => byAddress.get(address) ?? []);
  const most = constants['people/note/mentions'];
  if (named.length > most) context.fail('TooManyMentions', { params: { most }, errors: { body: [] } });
  return firstOf(context, named, most);
}

/** Whom the author may mention, by a part of name or address. */
export async function mentionable(context: CallContext<never>, employee: string, search: string): Promise<Mentioned[]> {
  const part = likePattern(search);
  const people = await admins(
    context,
    employee,
    sql`(${alike(userProfile.display_name, part)} or ${alike(userProfile.email, part)})`,
  );
  const begins = (text: string) => plainWords(` ${text}`).includes(plainWords(` ${search}`));
  const score = ({ display_name, email }: Candidate) => Number(begins(display_name) || begins(email));
  const sorted = people.sort((one, other) => score(other) - score(one));
  return firstOf(context, sorted, constants['people/note/offered']);
}

type Candidate = Omit<Mentioned, 'actor'>;

/** Limited by groups, without asking everything of everyone: what else keeps someone out is asked of the few that are left. */
async function admins(context: CallContext<never>, employee: string, which: SQL): Promise<Candidate[]> {
  const { db, company, actor } = context;
  const [about] = await db
    .select()
    .from(userProfile)
    .where(and(eq(userProfile.companyId, company), eq(userProfile.id, employee)));
  if (!about) return [];
  const rows = await db
    .select({
      id: userProfile.id,
      type: userProfile.type,
      display_name: userProfile.display_name,
      email: userProfile.email,
      all_employees: accessGroup.all_employees,
      segments: accessGroup.segments,
    })
    .from(userProfile)
    .leftJoin(membership, and(eq(membership.companyId, userProfile.companyId), eq(membership.user, userProfile.id)))
    .leftJoin(accessGroup, and(eq(accessGroup.companyId, membership.companyId), eq(accessGroup.id, membership.group)))
    .where(
      and(
        context.visible('people/user'),
        inArray(userProfile.type, ['SuperAdmin', 'Admin']),
        eq(userProfile.status, 'active'),
        which,
      ),
    )
    .orderBy(asc(userProfile.display_name), asc(userProfile.id))
    .limit(1000);
  return rows.flatMap(({ all_employees, segments, ...person }) => {
    const group = all_employees === null ? null : { all_employees, segments: segments ?? {} };
    const sees = scopeSteps(scopeOf(person, group), about, person.id)[0]?.held;
    return sees && person.id !== actor.id && person.id !== employee ? [person] : [];
  });
}

/** Asked in full of as many as are wanted: may they sign in today, and is it really their scope. */
async function firstOf(context: CallContext<never>, people: Candidate[], most: number): Promise<Mentioned[]> {
  const found: Mentioned[] = [];
  for (const { id, display_name, email } of people) {
    if (found.length === most) break;
    const actor = await loadActor(context.db, context.company, id, context.now);
    if (actor && actor.type !== 'Employee') found.push({ id, display_name, email, actor });
  }
  return found;
}
