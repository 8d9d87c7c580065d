import type { ErrorObject } from 'ajv';
import type { Artifacts } from '../../../src/shared/documents/artifacts.ts';
import type { Schema } from '../../../src/shared/documents/schema.ts';
import { createAjv } from './ajv.ts';
import { located } from './located.mjs';
import { isAnswer, validatorSchemas } from './schemas.ts';
import { ruleTexts } from './texts.ts';

/** Errors already stand at the field they are about, `required` ones too, with the catalogue's text. */
type Validator = ((data: unknown) => boolean) & { errors?: ErrorObject[] | null };

/**
 * By name: `<call>#params`, `<call>#query` (coercing), `<call>#body`, `<call>#answer:<status>` (strict),
 * `entity:<id>` (a whole record), `entity:<id>#create`, `entity:<id>#update`, `job:<id>` (payload).
 * A coercing validator changes the object it is given; a strict one only fills in declared defaults.
 */
export type Validators = Record<string, Validator>;

/** Compiles with the Function constructor, for tests and the dev server; each validator when it is first used. */
export function compileValidators(artifacts: Artifacts): Validators {
  const { strict, coercing } = validatorSchemas(artifacts);
  const texts = ruleTexts(artifacts.messages);
  return { ...lazily(strict, 'strict', texts), ...lazily(coercing, 'coercing', texts) };
}

type Texts = Record<string, string>;

function lazily(schemas: Record<string, Schema>, mode: 'strict' | 'coercing', texts: Texts): Validators {
  const ajv = createAjv(mode);
  const entries = Object.entries(schemas).map(([name, schema]) => [
    name,
    lazy(() => ajv.compile(schema), isAnswer(name) ? {} : texts),
  ]);
  return Object.fromEntries(entries);
}

function lazy(compile: () => Validator, texts: Texts): Validator {
  let compiled: Validator | undefined;
  const validate: Validator = (data) => {
    compiled ??= compile();
    const valid = compiled(data);
    validate.errors = compiled.errors ?? null;
    return valid;
  };
  return located(validate, texts);
}
