import type { Schema } from '../../../src/shared/documents/schema.ts';

/** ES module (no eval, no require) that exports `schema` and `validators` of a form, for RJSF's precompiled validator. */
export function formValidatorsCode(_schema: Schema): string {
  throw new Error('being written');
}
