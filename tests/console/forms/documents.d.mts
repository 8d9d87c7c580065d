import type { ArtifactsSource } from '../../../src/console/slots.ts';
import type { Artifacts } from '../../../src/shared/documents/artifacts.ts';

export const artifacts: Artifacts;
export function sourceOf(artifacts: Artifacts): ArtifactsSource;
