import type { Calls } from '../../../../generated/calls.ts';
import type { Handler } from '../../../../server/context.ts';
import { settingsOf } from './factors/settings.ts';

/** The same of someone else, read-only: the number for codes is that person's own business. */
export const handler: Handler<Calls['account/mfa/member']> = async (context, { params }) => {
  await context.records.read('people/user', params.memberId);
  const settings = await settingsOf(context, { company: context.company, userId: params.memberId });
  const mfa_data = settings.mfa_data.map((entry) => ({
    ...entry,
    extra_data: { ...entry.extra_data, phone: entry.extra_data.phone && `•••${entry.extra_data.phone.slice(-4)}` },
  }));
  return { ...settings, mfa_data };
};
