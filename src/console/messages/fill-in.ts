import { filled } from '../../shared/texts/filled.ts';

type Params = Readonly<Record<string, unknown>>;

/** A message's text with its parameters put in, numbers as people write them: 12,345. */
export function fillIn(text: string, params: Params = {}): string {
  const spoken = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === 'number' ? value.toLocaleString('en') : value,
  ]);
  return filled(text, Object.fromEntries(spoken));
}
