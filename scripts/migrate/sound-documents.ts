import { StoreError } from '../../src/server/db/store-error.ts';
import { buildArtifacts, checkDocuments, complaintLine, loadDocuments, removable } from '../codegen/api.ts';
import type { CodeUse } from '../codegen/source-use.ts';
import type { Entities } from './snapshot.ts';

interface SoundDocuments {
  entities: Entities;
  /** What they let be dropped. */
  removable: ReadonlySet<string>;
}

/** Fails while there is something to complain about: a document that cannot be read would count as gone, and its table. */
export function soundDocuments(roots: string[], usedInCode: CodeUse): SoundDocuments {
  const documents = loadDocuments(roots);
  const complaints = checkDocuments(documents, { usedInCode });
  if (complaints.length > 0) {
    const lines = complaints.map(complaintLine).join('\n');
    throw new StoreError(`${lines}\nNothing was done: the documents come first (npm run check).`);
  }
  const { entities } = buildArtifacts(documents).artifacts;
  return { entities, removable: removable(documents, entities) };
}
