import type { Complaint, Documents } from '../document.ts';
import { inOrder } from '../document.ts';
import { buildArtifacts } from '../build.ts';
import type { CodeUse } from '../source-use.ts';

export interface CheckOptions {
  /** What code names, besides the documents; without it nothing is said about unused messages and gates. */
  usedInCode?: CodeUse;
}

export function checkDocuments(documents: Documents, _options: CheckOptions = {}): Complaint[] {
  const { complaints } = buildArtifacts(documents);
  return inOrder([...documents.complaints, ...complaints]);
}
