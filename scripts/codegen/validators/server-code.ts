import type { Artifacts } from '../../../src/shared/documents/artifacts.ts';

/** ES module that exports `validators`: the same as compileValidators, without compiling at run time. */
export function serverValidatorsCode(_artifacts: Artifacts): string {
  throw new Error('being written');
}
