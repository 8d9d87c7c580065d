import { isCommon } from './common-passwords.ts';

interface Passwords {
  new_password1: string;
  new_password2: string;
}

type Problem = { error: 'PasswordsDiffer' | 'PasswordCommon'; field: keyof Passwords };

/** What a schema cannot say of a new password. */
export function problemOf({ new_password1, new_password2 }: Passwords): Problem | null {
  if (new_password1 !== new_password2) return { error: 'PasswordsDiffer', field: 'new_password2' };
  if (isCommon(new_password1)) return { error: 'PasswordCommon', field: 'new_password1' };
  return null;
}
