import type { Calls } from '../../../generated/calls.ts';
import type { Jobs } from '../../../generated/jobs.ts';
import { constants } from '../../../generated/options.ts';
import type { Handler, JobHandler } from '../../../server/context.ts';
import { personDetails } from './person.ts';

const minutes = constants['account/link.resetLife'];
const most = { count: constants['account/link.resetsPerHour'], seconds: 3600 };

/** Answer and work are the same for every address: what is known about it only the job looks at. */
export const forgot: Handler<Calls['account/forgot']> = async (context, { body }) => {
  const allowed = await context.sessions.allow(
    `forgot ${body.username.trim().toLowerCase()}`,
    most.count,
    most.seconds,
  );
  const person = await context.sessions.personOf(body.username);
  const known = person !== null && allowed;
  await context.jobs.send('account/reset-mail', {
    known,
    company: known ? person.company : null,
    user: known ? person.userId : null,
  });
  return { status: 200 };
};

export const resetMail: JobHandler<Jobs['account/reset-mail']> = async (job, { known, company, user }) => {
  if (!known || !company || !user) return;
  const person = { company, userId: user };
  await job.asActor(company, user, async (context) => {
    const details = await personDetails(context.db, person);
    if (!details) return;
    const token = await context.sessions.issueToken('reset', person, minutes);
    await context.mail.send(
      'account/reset',
      { address: details.email, name: details.displayName },
      {
        name: details.displayName,
        company: details.companyName,
        minutes,
        link: `${job.config.origin}/reset?token=${token}`,
      },
    );
  });
};
