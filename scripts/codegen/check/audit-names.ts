import type { Path } from '../document.ts';
import type { Entry } from '../entries.ts';
import { didYouMean } from '../suggest.ts';
import { at, type Checking, entriesOfKind } from './checking.ts';

const types = 'audit/line.types';
const records = 'audit/line.records';

/** Lines of the activity log say where something was done, and in what kind of record: by labels, which it is filtered by too. */
export function checkAuditNames(checking: Checking): void {
  const known = valuesOf(checking, types);
  if (!known) return;
  for (const entry of entriesOfKind(checking, 'entity')) checkChanges(checking, entry, known);
  for (const entry of entriesOfKind(checking, 'call')) {
    const audit = checking.artifacts.calls[entry.id]?.audit;
    if (audit !== undefined && audit !== 'none') checkType(checking, entry, ['audit', 'type'], audit.type, known);
  }
}

function valuesOf({ artifacts }: Checking, id: string): readonly string[] | undefined {
  const list = artifacts.options[id];
  return list && 'values' in list ? list.values.map(({ value }) => String(value)) : undefined;
}

function checkChanges(checking: Checking, entry: Entry, known: readonly string[]): void {
  const entity = checking.artifacts.entities[entry.id];
  if (!entity) return;
  const { audit, api = {} } = entity;
  const verb = (['create', 'update', 'delete'] as const).find((one) => api[one] !== undefined);
  if (audit === undefined) {
    if (!verb) return;
    const cure = `give the entity an "audit": one of ${types}, or a new one that you add there with a label`;
    at(checking, entry, ['api', verb], 'The activity log has no name for what is changed here', cure);
  } else if (known.includes(audit)) checkRecords(checking, entry);
  else checkType(checking, entry, ['audit'], audit, known);
}

function checkRecords(checking: Checking, entry: Entry): void {
  if (valuesOf(checking, records)?.includes(entry.id) !== false) return;
  const sentence = `The activity log has no name for a record of ${entry.id}`;
  at(checking, entry, ['audit'], sentence, `add ${JSON.stringify(entry.id)} to ${records}, with a label`);
}

function checkType(checking: Checking, entry: Entry, path: Path, type: string, known: readonly string[]): void {
  if (known.includes(type)) return;
  const sentence = `The activity log knows no ${JSON.stringify(type)}`;
  at(checking, entry, path, sentence, didYouMean(type, known) ?? `add it to ${types}, with a label`);
}
