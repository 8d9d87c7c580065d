import { constants } from '../../../generated/options.ts';

interface Passwords {
  new_password1: string;
  new_password2: string;
}

type Problem = { error: 'PasswordsDiffer' | 'PasswordCommon'; field: keyof Passwords };

const common: ReadonlySet<string> = new Set(constants['account/password.common']);

/** What a schema cannot say of a new password. */
export function problemOf({ new_password1, new_password2 }: Passwords): Problem | null {
  if (new_password1 !== new_password2) return { error: 'PasswordsDiffer', field: 'new_password2' };
  if (common.has(new_password1.toLowerCase())) return { error: 'PasswordCommon', field: 'new_password1' };
  return null;
}
