import type { Calls } from '../../../../generated/calls.ts';
import type { CallContext, Handler } from '../../../../server/context.ts';
import type { Person } from '../person.ts';
import { factorsOf, isEnabled } from './factors/methods.ts';
import { makeRecoveryCodes, readRecoveryCodes } from './factors/recovery.ts';
import { tellOfChange } from './factors/tell.ts';

const purpose = 'recovery codes';

/** Whose codes they are; there are some once a method is enabled. */
async function owner(context: CallContext<'NotEnabled'>): Promise<Person> {
  const person = { company: context.company, userId: context.actor.id };
  return isEnabled(await factorsOf(context.db, person)) ? person : context.fail('NotEnabled');
}

export const mfaCodes: Handler<Calls['account/mfa/codes']> = async (context) =>
  readRecoveryCodes(context, await owner(context));

export const mfaRegenerate: Handler<Calls['account/mfa/regenerate']> = async (context) => {
  const person = await owner(context);
  await makeRecoveryCodes(context, person);
  await tellOfChange(context as CallContext, person, 'new recovery codes made');
  return readRecoveryCodes(context, person);
};

/** A link that works once, for a minute, and only where it was asked for. */
export const mfaExport: Handler<Calls['account/mfa/export']> = async (context) => {
  const person = await owner(context);
  const token = await context.sessions.issueToken(purpose, person, 1);
  return { download_url: `${context.config.origin}/feedback_bot/mfa/recovery-codes.txt?token=${token}` };
};

export const mfaDownload: Handler<Calls['account/mfa/download']> = async (context, { query }) => {
  const person = await context.sessions.redeemToken(purpose, query.token);
  if (person?.userId !== context.actor.id || person.company !== context.company) return context.fail('LinkUsed');
  const { codes, used } = await readRecoveryCodes(context, person);
  context.header('content-type', 'text/plain; charset=utf-8');
  context.header('content-disposition', `attachment; filename="${context.config.product}-recovery-codes.txt"`);
  return codes.map((code) => `${code}${used.includes(code) ? ' (used)' : ''}\n`).join('');
};
