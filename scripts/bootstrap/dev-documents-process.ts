import {
  buildArtifacts,
  checkDocuments,
  complaintLine,
  loadDocuments,
  writeArtifacts,
  writeEditorSchemas,
} from '../codegen/api.ts';
import { compared } from '../migrate/compared.ts';
import type { Answer, Taken } from './dev-documents.ts';
import './heap.mjs';
import { at } from './place.mjs';
import { restSoon } from './rest.ts';

/** Takes documents for `dev-documents.ts`, until the process that asks for it is gone. */
async function take(): Promise<Taken> {
  const documents = loadDocuments([at('schemas')]);
  const { artifacts } = buildArtifacts(documents);
  writeEditorSchemas(documents, artifacts, at('.build'));
  const complaints = checkDocuments(documents);
  for (const complaint of complaints) console.error(complaintLine(complaint));
  if (complaints.length > 0) return { good: false };
  const differs = await compared(artifacts.entities);
  if (differs.length > 0) return { good: false, differs };
  writeArtifacts(artifacts, at('.build'));
  return { good: true };
}

// One that is gone meanwhile is told nothing.
const tell = (answer: Answer) => process.send?.(answer, undefined, undefined, () => undefined);
process.on('message', () => {
  take()
    .then(tell, (error: Error) => tell({ failed: error.stack ?? error.message }))
    .finally(restSoon);
});
process.on('disconnect', () => process.exit());
// A terminal's Ctrl+C reaches all of its processes; this one ends with the one that it works for.
process.on('SIGINT', () => undefined);
