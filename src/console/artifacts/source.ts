import type { Artifacts } from '../../shared/documents/artifacts.ts';
import type { Schema } from '../../shared/documents/schema.ts';
import type { Resource } from '../../shared/screens/resources.ts';

/** A part of the artifacts, loaded with the first screen of its subject. */
export type ArtifactsPart = { [K in keyof Artifacts]?: Partial<Artifacts[K]> };

export interface ArtifactsSource {
  /** Shell, gates, session: there before the first paint. */
  initial: ArtifactsPart;
  /** Entities that have screens, by id: react-admin's resources. */
  resources: Readonly<Record<string, Resource>>;
  /** Screens, entities, calls, messages, options of one subject. */
  subject(name: string): Promise<ArtifactsPart>;
  /** Precompiled validators and schema of one form, for RJSF. */
  form(id: string): Promise<FormPart>;
  /** While developing: a document has changed; the part replaces what was loaded, open forms keep their values. */
  subscribe?(listener: (part: ArtifactsPart) => void): () => void;
}

export interface FormPart {
  schema: Schema;
  /** The module made by RJSF's precompiler: validator functions by schema hash. */
  validators: Record<string, unknown>;
}
