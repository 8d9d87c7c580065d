import { sql } from 'drizzle-orm';
import type { Calls } from '../../../../generated/calls.ts';
import type { Jobs } from '../../../../generated/jobs.ts';
import { constants } from '../../../../generated/options.ts';
import type { CallContext, Database, Handler, JobHandler } from '../../../../server/context.ts';
import { invitationLink } from '../invite.ts';
import { type Person, personDetails } from '../person.ts';

const minutes = constants['account/link.resetLife'];
const days = constants['account/link.invitationLife'];
const most = { count: constants['account/link.resetsPerHour'], seconds: 3600 };

/** Answer and work are the same for every address: what is known about it only the job looks at. */
export const forgot: Handler<Calls['account/password/forgot']> = async (context, { body }) => {
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

export const resetMail: JobHandler<Jobs['account/password/reset-mail']> = async (job, { known, company, user }) => {
  if (!known || !company || !user) return;
  const person = { company, userId: user };
  await job.asActor(company, user, async (context) => {
    const details = await personDetails(context.db, person);
    if (!details) return;
    const hasAccount = (await context.sessions.personOf(details.email)) !== null;
    return hasAccount ? sendReset(context, person, details) : sendFirst(context, person, details);
  });
};

type Details = NonNullable<Awaited<ReturnType<typeof personDetails>>>;

async function sendReset(context: CallContext, person: Person, details: Details): Promise<void> {
  const token = await context.sessions.issueToken('reset', person, minutes);
  await context.mail.send(
    'account/password/reset',
    { address: details.email, name: details.displayName },
    {
      name: details.displayName,
      company: details.companyName,
      minutes,
      link: `${context.config.origin}/reset?token=${token}`,
    },
  );
}

/** Somebody who was made an admin and has not followed the invitation, or lost it. */
async function sendFirst(context: CallContext, person: Person, details: Details): Promise<void> {
  await context.mail.send(
    'account/invite/invited-admin',
    { address: details.email, name: details.displayName },
    {
      name: details.displayName,
      company: details.companyName,
      days,
      link: await invitationLink(context, person.userId),
    },
  );
}

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
