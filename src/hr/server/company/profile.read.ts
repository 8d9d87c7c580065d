import type { Calls } from '../../../generated/calls.ts';
import type { Handler } from '../../../server/context.ts';
import { avatarPictures } from '../../rules/avatars.ts';

type Read = Calls['company/profile.read'];

/** Whoever works there may read it, but for the contact person. */
export const profileRead: Handler<Read> = async (context) => {
  const { createdAt: _made, updatedAt, ...company } = await context.records.read('company/company', context.company);
  const pictures = avatarPictures();
  return {
    ...company,
    company_avatar: pictures[String(company.company_avatar_id)] ?? null,
    companies_avatar: pictures,
    lastUpdated: updatedAt,
  } as unknown as Read['answer'];
};
