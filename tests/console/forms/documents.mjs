/** The project's documents for tests in the browser's place. Not TypeScript: the console's sources have no Node types. */
import { buildArtifacts } from '../../../scripts/codegen/build.ts';
import { loadDocuments } from '../../../scripts/codegen/load.ts';
import { artifactsSource } from '../../../scripts/codegen/parts.ts';

export const { artifacts } = buildArtifacts(loadDocuments(['schemas']));
export const sourceOf = artifactsSource;
