import type { ArtifactsPart, ArtifactsSource, FormPart } from '../../src/console/slots.ts';
import type { Artifacts } from '../../src/shared/documents/artifacts.ts';

/** What the console has before the first paint. */
export function initialPart(_artifacts: Artifacts): ArtifactsPart {
  throw new Error('being written');
}

/** What the console loads with the first screen of a subject. */
export function subjectPart(_artifacts: Artifacts, _subject: string): ArtifactsPart {
  throw new Error('being written');
}

/** Schema with texts and validators of one form, compiled at run time (tests). */
export async function formPart(_artifacts: Artifacts, _id: string): Promise<FormPart> {
  throw new Error('being written');
}

/** The console's source without Vite, for tests. */
export function artifactsSource(artifacts: Artifacts): ArtifactsSource {
  return {
    initial: initialPart(artifacts),
    subject: async (name) => subjectPart(artifacts, name),
    form: (id) => formPart(artifacts, id),
  };
}
