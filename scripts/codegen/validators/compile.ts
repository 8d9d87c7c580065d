import type { ErrorObject } from 'ajv';
import type { Artifacts } from '../../../src/shared/documents/artifacts.ts';

/** Errors already stand at the field they are about, `required` ones too, with the catalogue's text. */
export type Validator = ((data: unknown) => boolean) & { errors?: ErrorObject[] | null };

/**
 * By name: `<call>#params`, `<call>#query` (coercing), `<call>#body`, `<call>#answer:<status>` (strict),
 * `entity:<id>` (a whole record), `entity:<id>#create`, `entity:<id>#update`, `job:<id>` (payload).
 */
export type Validators = Record<string, Validator>;

export function compileValidators(_artifacts: Artifacts): Validators {
  throw new Error('being written');
}
