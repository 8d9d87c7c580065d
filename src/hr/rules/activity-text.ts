interface Words {
  /** Words by value. */
  verbs: Readonly<Record<string, string>>;
  types: Readonly<Record<string, string>>;
  join(verb: string, where: string): string;
}

/** What was done, and in what: `Update in groups`; what has a name of its own says it. */
export function activityText(activity: unknown, type: unknown, { verbs, types, join }: Words): string {
  const verb = verbs[String(activity)];
  if (!verb) return capital(String(activity ?? ''));
  const where = types[String(type)] ?? String(type).replaceAll('_', ' ');
  return join(verb, where.toLowerCase());
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1).replaceAll('_', ' ');
