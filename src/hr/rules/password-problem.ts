interface PasswordChange {
  old_password: string;
  new_password1: string;
  new_password2: string;
}

type PasswordError = 'PasswordsMissing' | 'PasswordShort' | 'PasswordsDiffer' | 'PasswordFormat';

const least = 8;
const kinds = [/[a-z]/, /[A-Z]/, /[0-9]/, /[^A-Za-z0-9\s]/];

/** What is wrong with the three fields, the first rule first; the list of common ones and the last three the server knows. */
export function passwordProblem(
  given: PasswordChange,
): { error: PasswordError; fields: (keyof PasswordChange)[] } | null {
  const names = ['old_password', 'new_password1', 'new_password2'] as const;
  const empty = names.filter((name) => given[name] === '');
  if (empty.length > 0) return { error: 'PasswordsMissing', fields: empty };
  const short = names.filter((name) => given[name].length < least);
  if (short.length > 0) return { error: 'PasswordShort', fields: short };
  if (given.new_password1 !== given.new_password2) return { error: 'PasswordsDiffer', fields: ['new_password2'] };
  if (!kinds.every((kind) => kind.test(given.new_password1)))
    return { error: 'PasswordFormat', fields: ['new_password1'] };
  return null;
}
