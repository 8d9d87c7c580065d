import type { MessageName } from '../../generated/names.ts';

/** Messages with the words of the mood scale, from 1 to 5, as employees read them. */
export const moodTexts = [
  'chats/page.mood-1',
  'chats/page.mood-2',
  'chats/page.mood-3',
  'chats/page.mood-4',
  'chats/page.mood-5',
] as const satisfies readonly MessageName[];
