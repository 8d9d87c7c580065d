import type { ErrorObject } from 'ajv';
import type { Schema } from '../../../src/shared/documents/schema.ts';
import { pathOf } from '../document.ts';
import { didYouMean } from '../suggest.ts';
import { wordFor } from './meta-walk.ts';

/** What a value breaks, as someone reads it who has never heard of a validator. */
const sentences: Record<string, (params: Record<string, unknown>) => string> = {
  type: ({ type }) => `it is ${[type].flat().map(String).map(wordFor).join(' or ')}`,
  required: ({ missingProperty }) => `${JSON.stringify(missingProperty)} is missing`,
  const: ({ allowedValue }) => `it is ${JSON.stringify(allowedValue)}`,
  enum: ({ allowedValues }) => `it is one of ${(allowedValues as unknown[]).map(String).join(', ')}`,
  format: ({ format }) => `it is written as a ${format}`,
  pattern: ({ pattern }) => `it does not match ${pattern}`,
  minLength: ({ limit }) => `it has at least ${limit} characters`,
  maxLength: ({ limit }) => `it has at most ${limit} characters`,
  minimum: ({ limit }) => `it is ${limit} or more`,
  maximum: ({ limit }) => `it is ${limit} or less`,
  exclusiveMinimum: ({ limit }) => `it is more than ${limit}`,
  exclusiveMaximum: ({ limit }) => `it is less than ${limit}`,
  multipleOf: ({ multipleOf }) => `it is a multiple of ${multipleOf}`,
  minItems: ({ limit }) => `it has at least ${limit} items`,
  maxItems: ({ limit }) => `it has at most ${limit} items`,
  minProperties: ({ limit }) => `it has at least ${limit} keys`,
  maxProperties: ({ limit }) => `it has at most ${limit} keys`,
  uniqueItems: () => 'nothing stands there twice',
};

export function brokenRule({ keyword, params, instancePath, schemaPath }: ErrorObject, whole: Schema): string {
  const place = instancePath === '' ? '' : `at ${instancePath}: `;
  if (keyword === 'additionalProperties') {
    const name = String(params.additionalProperty);
    const known = Object.keys(holderOf(whole, schemaPath).properties ?? {});
    const hint = didYouMean(name, known) ?? `known there: ${known.join(', ')}`;
    return `${place}there is no key ${JSON.stringify(name)}, ${hint}`;
  }
  const rule = sentences[keyword]?.(params) ?? 'it is nothing of what is possible here';
  const options = keyword === 'enum' && holderOf(whole, schemaPath)['x-options'];
  return `${place}${rule}${options ? ` (${options})` : ''}`;
}

/** The schema that has the rule at `#/properties/place/additionalProperties`. */
const holderOf = (whole: Schema, schemaPath: string): Schema =>
  pathOf(schemaPath.slice(1))
    .slice(0, -1)
    .reduce<Schema>((holder, step) => (holder as Record<string, Schema>)[step] ?? {}, whole);
