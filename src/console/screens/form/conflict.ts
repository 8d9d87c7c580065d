import type { ReactNode } from 'react';
import type { Values } from '../../forms/values.ts';

/** Draws a field where its schema alone cannot say how, such as ids of what has names; nothing: as any other. */
export type DrawValue = (name: string, value: unknown) => ReactNode | undefined;

/** A field that no form has, and the cell that shows it. */
export interface ComparedField {
  name: string;
  label: string;
  cell: string;
}

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
