import { isPhone } from './phone.ts';

type Values = Readonly<Record<string, unknown>>;

/** What a profile must keep that its schema cannot say: field and message. */
export function profileFaults(
  profile: Values,
  today: string,
): {
  field: string;
  message: 'people/user/phone-format' | 'people/user/exit-before-joining' | 'people/user/birth-in-future';
}[] {
  const faults: ReturnType<typeof profileFaults> = [];
  if (!phoneHolds(profile)) faults.push({ field: 'phoneNumber', message: 'people/user/phone-format' });
  if (!datesHold(profile)) faults.push({ field: 'exit_date', message: 'people/user/exit-before-joining' });
  if (!birthHolds(profile, today)) faults.push({ field: 'birthDate', message: 'people/user/birth-in-future' });
  return faults;
}

export const phoneHolds = ({ phoneNumber }: Values): boolean => !phoneNumber || isPhone(String(phoneNumber));

export const datesHold = ({ exit_date: exit, joining_date: joining }: Values): boolean =>
  !exit || !joining || String(exit) >= String(joining);

/** `today` as YYYY-MM-DD. */
export const birthHolds = ({ birthDate: birth }: Values, today: string): boolean => !birth || String(birth) <= today;

export const fullName = ({ first_name: first, last_name: last }: Values): string =>
  [first, last].filter((part) => part).join(' ');

/** The shown name follows the first and last one, for as long as nobody has chosen another. */
export const followsNames = (profile: Values): boolean => profile.display_name === fullName(profile);
