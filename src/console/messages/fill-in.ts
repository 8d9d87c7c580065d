import { filled } from '../../shared/texts/filled.ts';

/** A message's text with its parameters put in, numbers as people write them: 12,345. */
export const fillIn = (text: string, params?: Readonly<Record<string, unknown>>): string =>
  filled(text, params, (value) => (typeof value === 'number' ? value.toLocaleString('en') : String(value)));
