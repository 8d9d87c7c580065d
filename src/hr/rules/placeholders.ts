import dayjs from 'dayjs';
import { optionDetails } from '../../generated/options.ts';

/** Where a text with placeholders is read; each place has its own. */
export type PlaceholderContext = 'email' | 'calendar' | 'survey' | 'touchpoint';

/** Key of a placeholder (`recipient.first_name`) → its value. */
export type PlaceholderValues = Readonly<Record<string, string>>;

/** Between the braces stands whatever someone has typed there: blanks are cut off apart, or many would be tried in every way. */
const token = /\{\{([^{}]*)\}\}/g;

const registry = optionDetails['templates/knownPlaceholders'].map(({ value, ...more }) => ({
  key: value as string,
  ...more,
}));

/** The placeholders of a place, in the order of the menu. */
export const placeholdersOf = (context: PlaceholderContext) =>
  registry
    .filter(({ contexts }) => contexts.some((one) => one === context))
    .map(({ key, label, example }) => ({ key, token: `{{${key}}}`, label, example }));

/** Values for a preview that is about nobody. */
export const exampleValues: PlaceholderValues = Object.fromEntries(registry.map(({ key, example }) => [key, example]));

/** What is named between braces; nothing for what cannot be a name. */
function keyIn(between: string): string | undefined {
  const key = between.trim();
  return /^[\w.-]*$/.test(key) ? key : undefined;
}

type PlaceholderFault = { token: string; is: 'unknown' | 'broken' };

/** A day (`2031-01-31`) as people read it in a mail, wherever they are: 31 January 2031. */
export const dayInWords = (day: string): string => dayjs(day).format('D MMMM YYYY');

/** The first token of a text that may not stand there, or that tags tear apart; text may be HTML. */
export function placeholderFault(text: string, context: PlaceholderContext): PlaceholderFault | null {
  const known = new Set<string>(placeholdersOf(context).map(({ key }) => key));
  for (const [found, between = ''] of text.matchAll(token)) {
    if (known.has(keyIn(between) ?? '')) continue;
    const seen = withoutTags(found);
    const meant = keyIn(seen.slice(2, -2)) ?? '';
    return { token: seen.slice(0, 80), is: seen !== found && known.has(meant) ? 'broken' : 'unknown' };
  }
  return null;
}

/** The text with each token's value in its place; `safe` makes a value so for where it is put. */
export const fillPlaceholders = (
  text: string,
  values: PlaceholderValues,
  safe: (value: string) => string = (value) => value,
): string =>
  text.replace(token, (whole, between: string) => {
    const key = keyIn(between);
    return key === undefined ? whole : safe(values[key] ?? '');
  });

const withoutTags = (html: string): string => html.replace(/<[^<>]*>/g, '');
