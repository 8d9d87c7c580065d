import type { Call } from '../../../shared/documents/call.ts';
import { unknownProperty } from '../../records/conditions.ts';
import type { EntityPlan } from '../../records/plan.ts';
import { listed } from '../../records/values.ts';

/** Which properties an answer carries: those of the document, or of them the ones that are asked for. */
export function fieldNames(
  call: Call,
  plan: EntityPlan,
  usual: readonly string[] | undefined = call.returns,
): (asked: unknown) => readonly string[] | undefined {
  const virtual = Object.keys(plan.entity.schema.properties).filter((name) => !plan.fields.has(name));
  const stored = (names: readonly string[]) => names.filter((name) => plan.fields.has(name) || plan.labels.has(name));
  const all = usual ? stored(usual) : undefined;
  const allowed = new Set([...(usual ?? [...plan.fields.keys(), ...plan.labels.keys()]), ...virtual, 'id', 'version']);
  return (asked) => {
    if (asked === undefined || asked === '' || (Array.isArray(asked) && asked.length === 0)) return all;
    const names = listed(asked).map(String);
    // Labels come along with what they label.
    for (const name of names)
      if (!allowed.has(name) && !allowed.has(name.replace(/__name$/, ''))) throw unknownProperty(name);
    return stored(names);
  };
}
