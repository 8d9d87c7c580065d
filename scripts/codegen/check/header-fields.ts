import type { Entity } from '../../../src/shared/documents/entity.ts';
import type { RecordHeader } from '../../../src/shared/documents/screen.ts';
import type { Path } from '../document.ts';
import type { Entry } from '../entries.ts';
import { type Checking, placed } from './checking.ts';
import { allProperties, checkField } from './entity-fields.ts';

/** What stands above a record, and its entity does not have. */
export function checkHeader(
  checking: Checking,
  entry: Entry,
  header: RecordHeader | undefined,
  entity: Entity | undefined,
): void {
  if (!header || !entity) return;
  const known = allProperties(checking, entity);
  const chips = placed(['header', 'chips'], header.chips).flatMap(([path, chip]): [Path, string][] =>
    typeof chip === 'string'
      ? [[path, chip]]
      : [
          [[...path, 'field'], chip.field],
          ...(chip.with === undefined ? [] : [[[...path, 'with'], chip.with] as [Path, string]]),
        ],
  );
  const parts = placed(['header', 'subtitle'], header.subtitle).flatMap(([path, part]): [Path, string][] => {
    if (typeof part === 'string') return [[path, part]];
    return 'cell' in part ? placed([...path, 'reads'], part.reads) : [[[...path, 'field'], part.field]];
  });
  const lists = [...parts, ...chips];
  const single = (['title', 'notice', 'avatar'] as const).flatMap((member): [Path, string][] =>
    header[member] === undefined ? [] : [[['header', member], header[member]]],
  );
  for (const [path, name] of [...lists, ...single])
    checkField(checking, entry, path, name, known, `entity ${entity.id}`);
}
