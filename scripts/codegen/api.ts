/**
 * From documents to everything made of them. Pure but for `loadDocuments` (reads), `writeArtifacts` and `writeEditorSchemas`
 * (write), so that any schema set works at run time, without files written:
 *
 *     const documents = loadDocuments(['tests/engine/library/schemas']);
 *     const { artifacts, complaints } = buildArtifacts(documents);
 *     const validators = compileValidators(artifacts);
 *     validators['lending/book.list#body']({ page_limit: 10 });   // true, or false with .errors
 *
 * What the artifacts say about a call that names `does` and an entity is in `call-shapes.ts`.
 */
export { buildArtifacts } from './build.ts';
export { checkDocuments } from './check/check.ts';
export { type Complaint, complaintLine, type DocumentFile, type Documents } from './document.ts';
export { emitFiles } from './emit/emit.ts';
export { loadDocuments, parseDocuments } from './load.ts';
export { formPart, initialPart, subjectPart } from './parts.ts';
export { removable } from './removed.ts';
export { compileValidators, type Validators } from './validators/compile.ts';
export { formValidatorsCode } from './validators/form-code.ts';
export { serverValidatorsCode } from './validators/server-code.ts';
export { writeArtifacts, writeEditorSchemas } from './write-build.ts';
