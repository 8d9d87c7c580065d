import type { Complaint, Documents } from '../document.ts';

export interface CheckOptions {
  /** Ids that code names, besides the documents; without it nothing is said about unused messages and gates. */
  usedInCode?: ReadonlySet<string>;
}

export function checkDocuments(_documents: Documents, _options: CheckOptions = {}): Complaint[] {
  throw new Error('being written');
}
