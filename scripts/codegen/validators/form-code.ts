import { compileSchemaValidatorsCode } from '@rjsf/validator-ajv8/lib/compileSchemaValidators.js';
import type { Artifacts } from '../../../src/shared/documents/artifacts.ts';
import type { Schema } from '../../../src/shared/documents/schema.ts';
import { addErrors } from './ajv.ts';
import { imported } from './imported.ts';
import { withTexts } from './texts.ts';

type Options = NonNullable<Parameters<typeof compileSchemaValidatorsCode>[1]>;

const options: Options = {
  // RJSF is typed for its own copy of Ajv.
  extenderFn: (ajv) => addErrors(ajv as never) as never,
  ajvOptionsOverrides: { allErrors: true, verbose: false, logger: false },
  customFormats: { binary: /^/ },
};

/** What RJSF is given: the form's data schema with texts in place of message ids. RJSF finds validators by its hash. */
export function formDataSchema(artifacts: Artifacts, id: string): Schema {
  const schema = artifacts.forms[id]?.schema;
  if (!schema) throw new Error(`The form ${id} has no data schema: it names no call with a body`);
  return withTexts(schema, artifacts.messages);
}

/** ES module (no eval, no require) that exports `schema` and `validators` of a form, for RJSF's precompiled validator. */
export function formValidatorsCode(schema: Schema): string {
  const { imports, code } = imported(functionsCode(schema));
  const validators = `export const validators = (() => {\nconst exports = {};\n${code}\nreturn exports;\n})();\n`;
  return `${imports}export const schema = ${JSON.stringify(schema)};\n${validators}`;
}

/** CommonJS, as RJSF's precompiler writes it. */
export function functionsCode(schema: Schema): string {
  return compileSchemaValidatorsCode(schema as never, options);
}
