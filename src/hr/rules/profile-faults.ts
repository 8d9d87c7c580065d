import { isPhone } from './phone.ts';

type Values = Readonly<Record<string, unknown>>;

/** What a profile must keep that its schema cannot say: field and message. */
export function profileFaults(
  profile: Values,
): { field: string; message: 'people/user.phone-format' | 'people/user.exit-before-joining' }[] {
  const faults: ReturnType<typeof profileFaults> = [];
  if (!phoneHolds(profile)) faults.push({ field: 'phoneNumber', message: 'people/user.phone-format' });
  if (!datesHold(profile)) faults.push({ field: 'exit_date', message: 'people/user.exit-before-joining' });
  return faults;
}

export const phoneHolds = ({ phoneNumber }: Values): boolean => !phoneNumber || isPhone(String(phoneNumber));

export const datesHold = ({ exit_date: exit, joining_date: joining }: Values): boolean =>
  !exit || !joining || String(exit) >= String(joining);

export const fullName = ({ first_name: first, last_name: last }: Values): string =>
  [first, last].filter((part) => part).join(' ');

/** The shown name follows the first and last one, for as long as nobody has chosen another. */
export const followsNames = (profile: Values): boolean => profile.display_name === fullName(profile);
