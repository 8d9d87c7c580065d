interface Told {
  day: string;
  mood: number;
}

/** The last so many days on which a mood was told, the oldest first. Of one day the last mood counts. */
export function moodsByDay(told: readonly Told[], most: number): Told[] {
  const days = new Map<string, Told>();
  for (const one of told) days.set(one.day, one);
  return [...days.values()].sort((a, b) => a.day.localeCompare(b.day)).slice(-most);
}

interface Said {
  msg: readonly { text: string; value?: unknown }[];
  bot_response: boolean;
  reply?: boolean;
}

/** What the employee said last in words of their own, which no button or scale has: with it what it answers. */
export function lastWords<E extends Said>(entries: readonly E[]): { question: string | null; words: string } | null {
  const at = entries.findLastIndex(
    ({ msg, bot_response, reply }) =>
      !bot_response && !reply && msg.some(({ text, value }) => (value ?? null) === null && text.trim() !== ''),
  );
  const said = entries[at];
  if (!said) return null;
  const asked = entries.slice(0, at).findLast(({ bot_response }) => bot_response);
  return { question: asked ? textOf(asked) : null, words: textOf(said) };
}

const textOf = ({ msg }: Said): string => msg.map(({ text }) => text).join(' ');
