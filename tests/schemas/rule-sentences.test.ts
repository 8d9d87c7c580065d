import { readFileSync } from 'node:fs';
import AJV8PrecompiledValidator from '@rjsf/validator-ajv8/lib/precompiledValidator.js';
import { describe, expect, it } from 'vitest';
import { buildArtifacts, compileValidators, formPart } from '../../scripts/codegen/api.ts';
import { inWords, rehome } from '../../src/console/forms/errors.ts';
import { shelf, shelfWith } from './shelf.ts';

/** Whatever rule a document may hold, who breaks it reads a sentence of the catalogue, never one of the validator's own. */

const text = { type: 'string' };
const broken: Record<string, [rule: object, value: unknown, sentence: string]> = {
  type: [{ type: 'boolean' }, 'x', 'Please enter a value.'],
  required: [{ type: 'object', required: ['a'], properties: { a: text } }, {}, 'Please fill this in.'],
  enum: [{ type: 'string', enum: ['a'] }, 'b', 'Please choose one of the given values.'],
  const: [{ const: 'a' }, 'b', 'Only one value is possible here, and it is not this one.'],
  format: [{ type: 'string', format: 'uri' }, 'x', 'Please enter a whole web address, such as https://example.com.'],
  pattern: [{ type: 'string', pattern: '^a$' }, 'b', 'Contains something that is not allowed here.'],
  minLength: [{ type: 'string', minLength: 2 }, 'a', 'At least 2 characters are needed.'],
  maxLength: [{ type: 'string', maxLength: 2 }, 'abc', 'At most 2 characters fit.'],
  minimum: [{ type: 'number', minimum: 2 }, 1, 'Must be 2 or more.'],
  maximum: [{ type: 'number', maximum: 2 }, 3, 'Must be 2 or less.'],
  exclusiveMinimum: [{ type: 'number', exclusiveMinimum: 2 }, 2, 'Must be more than 2.'],
  exclusiveMaximum: [{ type: 'number', exclusiveMaximum: 2 }, 2, 'Must be less than 2.'],
  multipleOf: [{ type: 'number', multipleOf: 0.5 }, 0.7, 'Must be a multiple of 0.5.'],
  minItems: [{ type: 'array', items: text, minItems: 2 }, ['a'], 'At least 2 are needed.'],
  maxItems: [{ type: 'array', items: text, maxItems: 1 }, ['a', 'b'], 'At most 1 are possible.'],
  uniqueItems: [{ type: 'array', items: text, uniqueItems: true }, ['a', 'a'], 'Nothing may stand here twice.'],
  minProperties: [{ type: 'object', minProperties: 1 }, {}, 'At least 1 are needed.'],
  maxProperties: [{ type: 'object', maxProperties: 1 }, { a: 1, b: 2 }, 'At most 1 are possible.'],
  anyOf: [
    { type: 'string', anyOf: [{ format: 'date' }, { format: 'date-time' }] },
    'x',
    'Is nothing of what is possible here.',
  ],
  oneOf: [
    { type: 'string', oneOf: [{ minLength: 1 }, { maxLength: 3 }] },
    'ab',
    'Is nothing of what is possible here, or several of it.',
  ],
  not: [{ type: 'string', not: { pattern: 'a' } }, 'a', 'Is not allowed here.'],
};

/** Keywords that nobody can break, or whose parts are broken in their place. */
const unbreakable =
  'title description properties optional of fields items each allOf if then else default readOnly errorMessage'.split(
    ' ',
  );
/** Said of the property that is too much, in words of the server: no form has an input for it. */
const elsewhere = ['additionalProperties'];

const entity = 'books/book.entity.json';

function artifactsWith(rule: object) {
  const document = JSON.parse(shelf[entity] ?? '');
  document.schema.properties.scale = rule;
  const messages = readFileSync('schemas/shell/form.messages.json', 'utf8');
  return buildArtifacts(shelfWith({ [entity]: document, 'shell/form.messages.json': messages })).artifacts;
}

describe('a rule without a message of its own', () => {
  it('is each that a document may hold', () => {
    const { plainSchema } = JSON.parse(readFileSync('schemas/meta/data.schema.json', 'utf8')).definitions;
    const keywords = Object.keys(plainSchema.properties).filter((name) => !name.startsWith('x-'));
    expect(keywords.sort()).toEqual([...Object.keys(broken), ...unbreakable, ...elsewhere].sort());
  });

  it.each(Object.entries(broken))('%s', async (_keyword, [rule, value, sentence]) => {
    const artifacts = artifactsWith(rule);
    const body = { title: 'Atlas', kind: 'atlas', scale: value };

    const validate = compileValidators(artifacts)['books/book.create#body'];
    expect(validate?.(structuredClone(body))).toBe(false);
    expect(validate?.errors?.map(({ message }) => message)).toEqual([sentence]);

    const part = await formPart(artifacts, 'books/book');
    const form = new AJV8PrecompiledValidator(part.validators as never, part.schema as never);
    const words = (id: string, params: Record<string, string | number>) =>
      (artifacts.messages[id]?.text ?? id).replace('{limit}', String(params.limit));
    const told = inWords(rehome(form.validateFormData(body, part.schema as never).errors), words);
    expect(told.map(({ message }) => message)).toEqual([sentence]);
  });
});
