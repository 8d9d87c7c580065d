import { type CountryCode, getCountries, getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js';

const names = new Intl.DisplayNames(['en'], { type: 'region' });

/** All countries by name, the preferred ones before them. */
export function countries(first: readonly string[]): { code: string; label: string }[] {
  const all = getCountries()
    .map((code) => ({ code: code as string, label: `${names.of(code) ?? code} (+${getCountryCallingCode(code)})` }))
    .sort((one, other) => one.label.localeCompare(other.label));
  const isFirst = ({ code }: { code: string }) => first.includes(code);
  const inOrder = first.flatMap((code) => all.filter((one) => one.code === code));
  return [...inOrder, ...all.filter((one) => !isFirst(one))];
}

/** As it is dialled from anywhere; undefined when it is no number of that country. */
export function international(typed: string, country: string): string | undefined {
  const number = parsePhoneNumberFromString(typed, country as CountryCode);
  return number?.isValid() ? number.number : undefined;
}
