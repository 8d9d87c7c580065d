import type { Calls } from '../../../generated/calls.ts';
import type { Handler } from '../../../server/context.ts';
import { avatarPictures } from '../../rules/avatars.ts';
import { creditsTaken } from '../chats/credits.ts';
import { readSettings } from './settings.ts';

type Read = Calls['company/profile.read'];

/** Anyone who works there may read it, but for the contact person. */
export const handler: Handler<Read> = async (context) => {
  const { updatedAt, ...company } = await context.records.read('company/company', context.company);
  // What else is kept of a company is for other calls.
  const declared = context.call.answers?.['200']?.properties ?? {};
  const profile = Object.fromEntries(Object.entries(company).filter(([name]) => name in declared));
  const pictures = avatarPictures();
  const limit = company.milestone_limit as number | null;
  const left = (company.milestone_limit_remaining as number | null) ?? limit;
  return {
    ...profile,
    milestone_limit_remaining:
      limit === null || left === null ? null : Math.max(0, left - (await creditsTaken(context.db, context.company))),
    tags: (await readSettings(context.db, context.company)).tags,
    company_avatar: pictures[String(company.company_avatar_id)] ?? null,
    companies_avatar: pictures,
    lastUpdated: updatedAt,
  } as unknown as Read['answer'];
};
