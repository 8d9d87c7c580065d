import type { Artifacts } from '../../../src/shared/documents/artifacts.ts';

/** What was changed, and what came of it; first the product's own without any change. */
export function changedSets(): [changes: string[], Artifacts][];
