import { sql } from 'drizzle-orm';
import type { Calls } from '../../../../generated/calls.ts';
import { constants } from '../../../../generated/options.ts';
import type { Database, Handler } from '../../../../server/context.ts';
import type { Person } from '../person.ts';

const most = { count: constants['account/link.resetsPerHour'], seconds: 3600 };

/** Answer and work are the same for every address: what is known about it only the job looks at. */
export const handler: Handler<Calls['account/password/forgot']> = async (context, { body }) => {
  const allowed = await context.sessions.allow(
    `forgot ${body.username.trim().toLowerCase()}`,
    most.count,
    most.seconds,
  );
  const found = await context.sessions.personOf(body.username);
  const admin = await adminOf(context.db, body.username.trim().toLowerCase());
  const person = found ?? admin;
  const known = person !== null && allowed;
  await context.jobs.send('account/password/reset-mail', {
    known,
    company: known ? person.company : null,
    user: known ? person.userId : null,
  });
  return { status: 200 };
};

/** The one admin of this address in all companies: looked up company by company, by the index that there is. */
async function adminOf(db: Database, email: string): Promise<Person | null> {
  const { rows } = (await db.execute(sql`
    select u.company_id as company, u.id as "userId" from company c
    cross join lateral (
      select company_id, id, type, status from user_profile where company_id = c.id and lower(email) = ${email} limit 1
    ) u
    where u.type in ('SuperAdmin', 'Admin') and u.status = 'active' limit 2`)) as unknown as { rows: Person[] };
  return rows.length === 1 ? (rows[0] ?? null) : null;
}
