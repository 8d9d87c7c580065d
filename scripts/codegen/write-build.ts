import type { Artifacts } from '../../src/shared/documents/artifacts.ts';

/** Writes artifacts.json, validators/server.mjs and validators/forms/<id>.mjs. */
export async function writeBuild(_artifacts: Artifacts, _dir = '.build'): Promise<void> {
  throw new Error('being written');
}
