import type { Call } from '../documents/call.ts';
import { recordParameter } from '../documents/call-parts.ts';

/** What a screen with a form says of where its values go. */
interface Submitting {
  /** `create` and `update`, as far as the screen names them. */
  calls?: Readonly<Record<string, string>>;
  /** A new record is made of these beside the form's values, whatever the screen was opened on. */
  send?: Readonly<Record<string, unknown>>;
}

export interface Submission {
  /** `update`: of the record that the screen was opened on. */
  verb: 'create' | 'update';
  /** None: simple REST. */
  call?: string;
}

/**
 * Which call a form makes. A record in sight is changed only where there is a call for that: a form that only makes
 * something new can be opened from anywhere. A screen that names neither call makes that of its form.
 */
export function submissionOf(
  { calls = {}, send }: Submitting,
  formCall: Pick<Call, 'id' | 'does' | 'record'> | undefined,
  hasRecord: boolean,
): Submission {
  const { create, update } = calls.create || calls.update ? calls : callOfForm(formCall);
  if (!create && !update) return { verb: hasRecord && !send ? 'update' : 'create' };
  const changes = update !== undefined && (!create || (hasRecord && !send));
  return changes ? { verb: 'update', call: update } : { verb: 'create', call: create };
}

function callOfForm(call: Pick<Call, 'id' | 'does' | 'record'> | undefined): Readonly<Record<string, string>> {
  if (!call) return {};
  return recordParameter(call) ? { update: call.id } : { create: call.id };
}
