import { buildArtifacts, loadDocuments } from '../../../scripts/codegen/api.ts';

/** The real documents, built once for a test file. */
export const { artifacts } = buildArtifacts(loadDocuments(['schemas']));

/** Day from which the seeded past is counted back. */
export const today = '2026-11-16';
