import { and, eq, inArray } from 'drizzle-orm';
import type { MessageName } from '../../../../generated/names.ts';
import { alert, userProfile } from '../../../../generated/tables.ts';
import type { CallContext } from '../../../../server/context.ts';
import { loadActor } from '../../access/actor.ts';
import { scopeSteps } from '../../access/why.employee.ts';

/** A call's context; of a job `{ db, now: job.now, newId: () => job.newId() }`. */
export type AlertSource = Pick<CallContext, 'db' | 'now' | 'newId'>;

export interface NewAlert {
  company: string;
  /** Anyone who of them may not sign in, or may not see the employee, is left out. */
  to: readonly string[];
  /** What it is about, such as `note` or `import`. */
  kind: string;
  text: MessageName;
  /** Nothing that a recipient may not know: they are put into the message as they are. */
  params?: Record<string, string | number>;
  /** Path within the console; null where the reader may open nothing of it. */
  link?: string | null;
  /** Whom it is about; it is hidden again from those who can no longer see this person. */
  employee?: string;
  /** The chat in which it was said. */
  session?: string;
}

/** Tells people in the console, in the transaction of what has happened. Answers who was told. */
export async function raiseAlerts(source: AlertSource, given: NewAlert): Promise<string[]> {
  const { company, kind, text, params = {}, link = null, employee = null, session = null } = given;
  if (link !== null && !/^\/(?![/\\])/.test(link)) throw new Error(`an alert leads into the console, not to ${link}`);
  const told = await mayBeTold(source, given);
  if (told.length === 0) return [];
  const rows = told.map((user) => ({
    companyId: company,
    id: source.newId(),
    createdAt: source.now,
    updatedAt: source.now,
    user,
    kind,
    text,
    params,
    link,
    employee,
    session,
  }));
  await source.db.insert(alert).values(rows);
  return told;
}

async function mayBeTold({ db, now }: AlertSource, { company, to, employee }: NewAlert): Promise<string[]> {
  const ids = [...new Set(to)];
  if (ids.length === 0) return [];
  const people = await db
    .select({ id: userProfile.id })
    .from(userProfile)
    .where(and(eq(userProfile.companyId, company), inArray(userProfile.id, ids)));
  const about = employee === undefined ? null : await employeeOf(db, company, employee);
  if (about === undefined) return [];
  const told: string[] = [];
  for (const { id } of people) {
    const actor = await loadActor(db, company, id, now);
    if (actor && (!about || scopeSteps(actor.scope, about, id)[0]?.held)) told.push(id);
  }
  return told;
}

async function employeeOf(db: AlertSource['db'], company: string, id: string) {
  const [found] = await db
    .select()
    .from(userProfile)
    .where(and(eq(userProfile.companyId, company), eq(userProfile.id, id)));
  return found;
}
