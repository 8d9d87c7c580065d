import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { at } from '../../scripts/bootstrap/place.mjs';
import { buildArtifacts, loadDocuments } from '../../scripts/codegen/api.ts';
import { writeBuild } from '../../scripts/codegen/write-build.ts';
import { writeMigration } from '../../scripts/migrate/write.ts';

interface NextVersion {
  /** What PRODUCT_ROOT says to a process of it. */
  root: string;
  /** `0002_….sql`. */
  migration: string;
  remove(): void;
}

/** The documents with one more field at an entity, with its migration and all that a server of them starts from. */
export async function nextVersion(entity: string, field: string, schema: object): Promise<NextVersion> {
  // In here, where validators find the packages that they import.
  const root = mkdtempSync(at('.build/next-version-'));
  cpSync(at('schemas'), join(root, 'schemas'), { recursive: true });
  const path = join(root, 'schemas', `${entity}.entity.json`);
  const document = JSON.parse(readFileSync(path, 'utf8'));
  document.schema.properties[field] = schema;
  writeFileSync(path, JSON.stringify(document, null, 2));
  const { artifacts, complaints } = buildArtifacts(loadDocuments([join(root, 'schemas')]));
  if (complaints.length > 0) throw new Error(`the next version: ${JSON.stringify(complaints[0])}`);
  const written = await writeMigration(join(root, 'schemas/migrations'), 'next version', artifacts.entities);
  if (!written.path) throw new Error(`no migration was written: ${written.says} ${written.refusals}`);
  writeBuild(artifacts, join(root, '.build'));
  return {
    root,
    migration: written.path.slice(written.path.lastIndexOf('/') + 1),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
