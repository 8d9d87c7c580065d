export const kinds = [
  'entity',
  'form',
  'screen',
  'call',
  'defaults',
  'gate',
  'messages',
  'options',
  'job',
  'mail',
] as const;
export type Kind = (typeof kinds)[number];

/** Kinds whose file holds several named things. */
export const collections: readonly Kind[] = ['gate', 'messages', 'options'];

/**
 * `touchpoints/stage.list.call.json` → `touchpoints/stage.list`.
 * A name inside a collection follows after a dot: `stage.gate.json` › `edit` → `touchpoints/stage.edit`;
 * where the file is named like its folder the name stands alone: `shell/shell.messages.json` › `retry` → `shell/retry`.
 */
export function documentId(subject: string, stem: string, name?: string): string {
  if (name === undefined) return `${subject}/${stem}`;
  return stem === subject ? `${subject}/${name}` : `${subject}/${stem}.${name}`;
}
