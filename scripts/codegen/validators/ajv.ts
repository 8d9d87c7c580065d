import { Ajv } from 'ajv';
import addErrors from 'ajv-errors';
import addFormats from 'ajv-formats';

/**
 * `strict` takes JSON as it is; `coercing` reads the strings of a URL as what they stand for, and one value as a list
 * of one. Unknown properties are never dropped in silence. `useDefaults` fills in what a document says is the default.
 */
export function createAjv(mode: 'strict' | 'coercing', source = false) {
  const ajv = new Ajv({
    allErrors: true,
    strict: false,
    removeAdditional: false,
    coerceTypes: mode === 'coercing' ? 'array' : false,
    useDefaults: true,
    multipleOfPrecision: 8,
    code: { source, optimize: 1 },
    logger: false,
  });
  addFormats(ajv);
  ajv.addFormat('binary', true);
  return addErrors(ajv);
}

export { addErrors };
