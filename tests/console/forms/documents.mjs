/** The project's documents for tests in the browser's place. Not TypeScript: the console's sources have no Node types. */
import { buildArtifacts } from '../../../scripts/codegen/build.ts';
import { loadDocuments } from '../../../scripts/codegen/load.ts';
import { artifactsSource } from '../../../scripts/codegen/parts.ts';

const own = 'tests/console/forms/schemas';

/** The product's, and beside them a laboratory's: a field for every widget, cards that are edited, a form in a dialog. */
export const { artifacts } = buildArtifacts(loadDocuments(['schemas', own]));
export const sourceOf = artifactsSource;
