import type { Artifacts } from '../../src/shared/documents/artifacts.ts';
import type { Complaint, Documents } from './document.ts';

export interface Built {
  artifacts: Artifacts;
  complaints: Complaint[];
}

export function buildArtifacts(_documents: Documents): Built {
  throw new Error('being written');
}
