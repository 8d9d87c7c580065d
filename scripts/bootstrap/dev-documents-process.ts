import { buildArtifacts, checkDocuments, complaintLine, loadDocuments, writeBuild } from '../codegen/api.ts';
import { codegen } from '../codegen/run.ts';
import type { Answer, Work } from './dev-documents.ts';
import { at } from './place.mjs';

/** Does the work of `dev-documents.ts`, until whoever asks for it is gone. */

const works: Record<Work, () => Promise<boolean>> = {
  async take() {
    const documents = loadDocuments([at('schemas')]);
    const complaints = checkDocuments(documents);
    for (const complaint of complaints) console.error(complaintLine(complaint));
    if (complaints.length === 0) await writeBuild(buildArtifacts(documents).artifacts, at('.build'));
    return complaints.length === 0;
  },
  generate: async () => (await codegen({ check: false })) === 0,
};

const tell = (answer: Answer) => process.send?.(answer);
process.on('message', (work: Work) => {
  works[work]().then(
    (good) => tell({ good }),
    (error: Error) => tell({ failed: error.stack ?? error.message }),
  );
});
process.on('disconnect', () => process.exit());
// A terminal's Ctrl+C reaches all of its processes; this one ends with the one that it works for.
process.on('SIGINT', () => undefined);
