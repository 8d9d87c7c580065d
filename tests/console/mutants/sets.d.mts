import type { Artifacts } from '../../../src/shared/documents/artifacts.ts';

export interface ChangedSet {
  /** A line for each change. */
  changes: string[];
  /** By kind and id, what became of the documents; null for what is gone. */
  changed: { [kind: string]: { [id: string]: unknown } };
}

/** The product's own artifacts, and sets of changes to them that `check` passes. */
export function changedSets(): { own: Artifacts; sets: ChangedSet[] };
