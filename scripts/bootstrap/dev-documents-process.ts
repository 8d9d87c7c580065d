import {
  buildArtifacts,
  checkDocuments,
  complaintLine,
  loadDocuments,
  writeBuild,
  writeEditorSchemas,
} from '../codegen/api.ts';
import { codegen } from '../codegen/run.ts';
import { compared } from '../migrate/compared.ts';
import type { Answer, Taken, Work } from './dev-documents.ts';
import { at } from './place.mjs';

/** Does the work of `dev-documents.ts`, until the process that asks for it is gone. */

const works: Record<Work, () => Promise<Taken>> = {
  async take() {
    const documents = loadDocuments([at('schemas')]);
    const { artifacts } = buildArtifacts(documents);
    writeEditorSchemas(documents, artifacts, at('.build'));
    const complaints = checkDocuments(documents);
    for (const complaint of complaints) console.error(complaintLine(complaint));
    if (complaints.length > 0) return { good: false };
    const differs = await compared(artifacts.entities);
    if (differs.length > 0) return { good: false, differs };
    await writeBuild(artifacts, at('.build'));
    return { good: true };
  },
  generate: async () => ({ good: (await codegen({ check: false })) === 0 }),
};

const tell = (answer: Answer) => process.send?.(answer);
process.on('message', (work: Work) => {
  works[work]().then(
    (taken) => tell(taken),
    (error: Error) => tell({ failed: error.stack ?? error.message }),
  );
});
process.on('disconnect', () => process.exit());
// A terminal's Ctrl+C reaches all of its processes; this one ends with the one that it works for.
process.on('SIGINT', () => undefined);
