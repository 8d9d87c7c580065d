import type { Artifacts } from '../../../src/shared/documents/artifacts.ts';

/** All files of src/generated: path below the project → text. */
export async function emitFiles(_artifacts: Artifacts): Promise<Record<string, string>> {
  throw new Error('being written');
}
