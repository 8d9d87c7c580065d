import type { Values } from '../../forms/values.ts';

/** A save that came too late, and what may be done about it. */
export interface Conflict {
  mine: Values;
  /** Fields that were changed here; only these overwrite. */
  changed: readonly string[];
  theirs: Values;
  reload(): void;
  overwrite(): void;
  close(): void;
}
