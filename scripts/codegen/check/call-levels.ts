import { levelFaults } from '../../../src/shared/gates/call-levels.ts';
import { at, type Checking, entriesOfKind } from './checking.ts';

/** What the server asks of a call's level at its start. */
export function checkCallLevels(checking: Checking): void {
  const { calls, gates } = checking.artifacts;
  for (const entry of entriesOfKind(checking, 'call')) {
    const call = calls[entry.id];
    // A gate that is not there is complained about by its name.
    if (!call || !gates[call.gate ?? '']) continue;
    for (const { key, sentence } of levelFaults(call, gates))
      at(checking, entry, key in (entry.value as object) ? [key] : [], `The call does not hold together: ${sentence}`);
  }
}
