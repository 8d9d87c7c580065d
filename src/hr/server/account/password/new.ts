import { and, eq } from 'drizzle-orm';
import { constants } from '../../../../generated/options.ts';
import { company, userProfile } from '../../../../generated/tables.ts';
import type { CallContext } from '../../../../server/context.ts';
import type { Person } from '../person.ts';
import { isCommon } from './common-passwords.ts';
import { contextWords, isMadeOf } from './context-words.ts';

interface Passwords {
  new_password1: string;
  new_password2: string;
}

type Problem = { error: 'PasswordsDiffer' | 'PasswordCommon'; field: keyof Passwords };

/** What a schema cannot say of a new password. */
export async function problemOf({ new_password1, new_password2 }: Passwords): Promise<Problem | null> {
  if (new_password1 !== new_password2) return { error: 'PasswordsDiffer', field: 'new_password2' };
  if (await isCommon(new_password1)) return { error: 'PasswordCommon', field: 'new_password1' };
  return null;
}

/** Whether it is little more than a name that others know: the person's, the company's, the product's. */
export async function isObvious(
  { db, config }: Pick<CallContext, 'db' | 'config'>,
  { company: companyId, userId }: Person,
  password: string,
): Promise<boolean> {
  const [known] = await db
    .select({
      names: {
        first: userProfile.first_name,
        last: userProfile.last_name,
        displayed: userProfile.display_name,
        company: company.company_name,
        brand: company.brand_name,
        slug: company.slug,
      },
      addresses: { own: userProfile.email, other: userProfile.alternateEmail, site: company.company_website },
    })
    .from(userProfile)
    .innerJoin(company, and(eq(company.companyId, userProfile.companyId), eq(company.id, userProfile.companyId)))
    .where(and(eq(userProfile.companyId, companyId), eq(userProfile.id, userId)))
    .limit(1);
  const words = contextWords([config.product, ...constants['account/password/context']], {
    names: Object.values(known?.names ?? {}),
    addresses: [config.origin, ...Object.values(known?.addresses ?? {})],
  });
  return isMadeOf(password, words);
}
