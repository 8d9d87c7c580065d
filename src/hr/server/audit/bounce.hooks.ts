import { and, eq, inArray } from 'drizzle-orm';
import { bounce, userProfile } from '../../../generated/tables.ts';
import type { CallContext, Hooks } from '../../../server/context.ts';

export const hooks: Hooks = {
  /** Those of active employees, or of others, where that is asked. */
  async rows(context, { user__profile__status: status }) {
    if (status !== 'active' && status !== 'inactive') return {};
    const { db, company } = context;
    const people = await db
      .selectDistinct({ id: bounce.user })
      .from(bounce)
      .innerJoin(userProfile, and(eq(userProfile.companyId, bounce.companyId), eq(userProfile.id, bounce.user)))
      .where(and(eq(bounce.companyId, company), eq(userProfile.status, status)));
    return { user: people.map(({ id }) => id) };
  },
  async compute(context, rows) {
    const emails = await emailsOf(context, rows);
    return rows.map(({ user }) => {
      const email = emails.get(String(user));
      return { nobody: user === null, user_details: email === undefined ? null : { user_id: user, email } };
    });
  },
};

async function emailsOf({ db, company }: CallContext, rows: readonly Readonly<Record<string, unknown>>[]) {
  const ids = [...new Set(rows.flatMap(({ user }) => (typeof user === 'string' ? [user] : [])))];
  const people = await db
    .select({ id: userProfile.id, email: userProfile.email })
    .from(userProfile)
    .where(and(eq(userProfile.companyId, company), inArray(userProfile.id, ids)));
  return new Map(people.map(({ id, email }) => [id, email]));
}
