/** A day as it is stored; anything else is none. */
export const isoDay = (value: unknown): string | undefined =>
  /^\d{4}-\d{2}-\d{2}$/.test(String(value)) ? String(value) : undefined;

/** What a person typed in their own order of day, month and year, as ISO; null when it is no day that exists. */
export function readTypedDate(typed: string, format: string): string | null {
  const parts = /^(\d{1,4})\D(\d{1,2})\D(\d{1,4})$/.exec(typed.trim())?.slice(1);
  if (!parts) return null;
  // Four digits in front are a year, whatever the person's order: so is written what is copied from elsewhere.
  const order = parts[0]?.length === 4 ? 'YYYY-MM-DD' : format;
  const places = order.split(/\W/).map((part) => part[0]);
  const part = (letter: string) => parts[places.indexOf(letter)] ?? '';
  return existing(part('Y'), part('M'), part('D'));
}

function existing(year: string, month: string, day: string): string | null {
  if (year.length !== 4) return null;
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00:00Z`);
  // 30 February would roll over into March.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null;
}

/** ISO in the person's own order; what is no date stays as it was typed. */
export function writeTypedDate(value: unknown, format: string): string {
  const [whole, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(String(value ?? '')) ?? [];
  if (!whole) return String(value ?? '');
  const parts: Readonly<Record<string, string | undefined>> = { YYYY: year, MM: month, DD: day };
  return format.replace(/YYYY|MM|DD/g, (part) => parts[part] ?? part);
}
