import type { OptionValues } from '../../generated/options.ts';
import type { Asked } from './survey-chat.ts';

type Type = OptionValues['wellbeing/survey.questionTypes'];
type Part = keyof Asked['content'];

/** What a question of the bank says beside its text, as its record holds it. */
type Parts = { readonly [name in Part]?: unknown };

const all: readonly Part[] = ['scaleType', 'scale', 'quickReplies', 'cards', 'imgUrl', 'description'];

/** By type, and those without which it cannot be asked. */
const parts: Record<Type, { has: readonly Part[]; needs: readonly Part[] }> = {
  scale: { has: ['scaleType', 'scale'], needs: ['scaleType'] },
  textInput: { has: [], needs: [] },
  text: { has: [], needs: [] },
  image: { has: ['imgUrl', 'description'], needs: ['imgUrl'] },
  card: { has: ['cards'], needs: ['cards'] },
  carousel: { has: ['cards'], needs: ['cards'] },
  quickReplies: { has: ['quickReplies'], needs: ['quickReplies'] },
  closeEnded: { has: ['quickReplies'], needs: ['quickReplies'] },
};

const isThere = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);

/** What of it belongs to the type and is there: as a cycle keeps it. */
export const contentOf = (type: Type, given: Parts): Asked['content'] =>
  Object.fromEntries(parts[type].has.filter((name) => isThere(given[name])).map((name) => [name, given[name]]));

/** The record of a question without what other types have, which it may have been before. */
export const partsOf = (type: Type, given: Parts): Record<Part, unknown> => {
  const content: Parts = contentOf(type, given);
  const none = (name: Part) => (name === 'quickReplies' || name === 'cards' ? [] : null);
  return Object.fromEntries(all.map((name) => [name, content[name] ?? none(name)])) as Record<Part, unknown>;
};

interface Card {
  quickReplies?: readonly unknown[];
}

/** Names of what must be there and is not. One card alone is asked as one; each card is answered by a reply of its own. */
export function missingIn(type: Type, given: Parts): Part[] {
  const missing = parts[type].needs.filter((name) => !isThere(given[name]));
  const cards = (given.cards ?? []) as readonly Card[];
  const asksCards = parts[type].has.includes('cards') && cards.length > 0;
  const isWhole = cards.every((card) => isThere(card.quickReplies)) && (type !== 'card' || cards.length === 1);
  return asksCards && !isWhole ? ['cards'] : missing;
}
