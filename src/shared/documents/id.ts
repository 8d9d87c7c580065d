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
 * The folder, then the file without its suffix: `library/book.list.call.json` → `library/book.list`,
 * `account/mfa/enable.call.json` → `account/mfa/enable`. A name inside a collection follows after a dot:
 * `library/book.gate.json` › `edit` → `library/book.edit`.
 * What is named like its folder is not said twice: `shell/shell.messages.json` › `retry` → `shell/retry`,
 * `account/passkey/passkey.entity.json` → `account/passkey`; a subject alone is no id, though:
 * `reports/reports.screen.json` → `segments/segments`.
 */
export function documentId(folder: string, stem: string, name?: string): string {
  const isSaid = folder.split('/').at(-1) === stem;
  if (name !== undefined) return isSaid ? `${folder}/${name}` : `${folder}/${stem}.${name}`;
  return isSaid && folder.includes('/') ? folder : `${folder}/${stem}`;
}
