import type { Calls } from '../../../../generated/calls.ts';
import type { CallContext, Handler } from '../../../../server/context.ts';
import { keptZone } from '../../../rules/time-zone.ts';
import { loadActor } from '../../access/actor.ts';
import { makeCompany, noCompanyYet } from '../first-company.ts';
import { distrustMail } from '../mfa/factors/methods.ts';
import { isObvious, problemOf } from '../password/new.ts';
import { keepZone, type Person, personDetails } from '../person.ts';

type Register = Calls['account/session/register'];
type Context = CallContext<Register['errors']>;

/** Takes an invitation; outside of production, and once, makes the first company and its SuperAdmin. */
export const handler: Handler<Register> = async (context, { body }) => {
  const problem = await problemOf(body);
  if (problem) return context.fail(problem.error, { errors: { [problem.field]: [] } });
  const person = body.token ? await invited(context, body.token) : await first(context, body);
  const details = (await personDetails(context.db, person)) ?? context.fail('LinkExpired');
  const marked = { errors: { new_password1: [] } };
  if (await isObvious(context, person, body.new_password1)) return context.fail('PasswordObvious', marked);
  const outcome = await context.sessions.setPassword({ ...person, login: details.email }, body.new_password1);
  if (outcome === 'reused') return context.fail('PasswordReused', marked);
  await distrustMail(context.db, person);
  await context.sessions.endAll(person.userId, { company: person.company });
  await keepZone(context.db, person, keptZone(body.time_zone), details);
  const activity = body.token ? 'Invitation taken' : 'Company made';
  const { company, userId } = person;
  context.audit({ type: 'auth', activity, company, actor: userId, entity: 'people/user', recordId: userId });
  return { status: 200 };
};

async function invited(context: Context, token: string): Promise<Person> {
  const person = await context.sessions.redeemToken('invite', token);
  const active = person && (await loadActor(context.db, person.company, person.userId, context.now));
  return active ? person : context.fail('LinkExpired');
}

async function first(context: Context, body: Register['body']): Promise<Person> {
  // In production an operator's command makes the first company: anyone who found a fresh server first would own it.
  if (!context.config.demo || !(await noCompanyYet(context.db))) return context.fail('InvitationOnly');
  const { company_name, first_name, last_name, email } = body;
  if (!company_name || !first_name || !email) {
    const missing = Object.entries({ company_name, first_name, email }).filter(([, value]) => !value);
    return context.fail('FillAll', { errors: Object.fromEntries(missing.map(([name]) => [name, []])) });
  }
  return makeCompany(
    context.db,
    { companyName: company_name, firstName: first_name, lastName: last_name, email },
    context,
  );
}
