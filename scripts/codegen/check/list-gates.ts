import type { Call } from '../../../src/shared/documents/call.ts';
import type { Condition, Gate } from '../../../src/shared/documents/gate.ts';
import { recordProperties } from '../../../src/shared/gates/record-properties.ts';
import type { Path } from '../document.ts';
import type { Entry } from '../entries.ts';
import { at, type Checking, entriesOfKind } from './checking.ts';

/** They are about all records that their gate allows. */
const lists: readonly Call['does'][] = ['list', 'filters', 'count', 'values', 'export', 'reorder'];

/** A list shows the records that hold certain values: not every gate that looks at a record can be said so. */
export function checkListGates(checking: Checking): void {
  const { calls, entities } = checking.artifacts;
  for (const entry of entriesOfKind(checking, 'call')) {
    const call = calls[entry.id];
    if (call && lists.includes(call.does)) checkGate(checking, entry, ['gate'], call.gate);
  }
  for (const entry of entriesOfKind(checking, 'entity'))
    checkGate(checking, entry, ['api', 'list'], entities[entry.id]?.api?.list);
}

function checkGate(checking: Checking, entry: Entry, path: Path, id = ''): void {
  const why = whyNot(checking.artifacts.gates, { gate: id });
  if (why) at(checking, entry, path, `No list can follow the gate ${id}: ${why}`, 'name another gate');
}

function whyNot(gates: Readonly<Record<string, Gate>>, needs: Condition, path: string[] = []): string | undefined {
  if ('other' in needs) return 'it asks for records that do not hold the id of the person who asks';
  if ('gate' in needs) {
    const gate = gates[needs.gate];
    return gate && !path.includes(needs.gate) ? whyNot(gates, gate.needs, [...path, needs.gate]) : undefined;
  }
  const inner = 'all' in needs ? needs.all : 'any' in needs ? needs.any : [];
  const looking = inner.filter((one) => recordProperties(gates, one).length > 0);
  if ('any' in needs && looking.length > 1) return 'more than one of its alternatives looks at the record';
  return looking.map((one) => whyNot(gates, one, path)).find((why) => why !== undefined);
}
