import { fullFormats } from 'ajv-formats/dist/formats.js';
import type { Schema } from '../../../src/shared/documents/schema.ts';
import { type DocumentFile, type Path, pathOf } from '../document.ts';
import { didYouMean } from '../suggest.ts';
import { createAjv } from '../validators/ajv.ts';
import { without } from '../walk.ts';
import { brokenRule } from './broken-rule.ts';
import type { Checking } from './checking.ts';
import { patternFault } from './patterns.ts';

type Say = (path: Path, sentence: string, suggestion?: string) => void;

/** What no value could ever meet, or what would be ignored: limits that cross, rules of another type, a default that is refused. */
export function checkSense(
  checking: Checking,
  document: DocumentFile,
  path: Path,
  declared: Schema,
  resolved: Schema,
): void {
  const say: Say = (place, sentence, suggestion) => checking.say(document, [...path, ...place], sentence, suggestion);
  checkTypes(declared, resolved, say);
  checkLimits(declared, resolved, say);
  checkFormat(declared, say);
  checkValues(declared, resolved, isWhole(document, path), say);
  checkExtras(declared, resolved, say);
}

/** Keyword → types that it says something about. */
const about: Record<string, readonly string[]> = {
  ...keywords(['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'], ['number', 'integer']),
  ...keywords(['minLength', 'maxLength', 'pattern', 'format', 'x-image', 'x-rich-text', 'x-mask'], ['string']),
  ...keywords(['items', 'minItems', 'maxItems', 'uniqueItems'], ['array']),
  ...keywords(['properties', 'minProperties', 'maxProperties'], ['object']),
};

function keywords(names: string[], types: string[]): Record<string, string[]> {
  return Object.fromEntries(names.map((name) => [name, types]));
}

const typesOf = (schema: Schema): string[] => (schema.type === undefined ? [] : [schema.type].flat());

function checkTypes(declared: Schema, resolved: Schema, say: Say): void {
  const types = typesOf(resolved);
  if (types.length === 0) return;
  for (const keyword of Object.keys(declared)) {
    const fit = about[keyword];
    if (!fit || fit.some((type) => types.includes(type))) continue;
    say([keyword], `"${keyword}" says nothing about the type ${types.join(' or ')}`, 'leave it out');
  }
  if (types.includes('array') && !resolved.items) {
    say([], 'A list says what its items are', 'add "items"');
  }
}

const crossing = [
  ['minimum', 'maximum'],
  ['exclusiveMinimum', 'exclusiveMaximum'],
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
  ['minProperties', 'maxProperties'],
] as const;

function checkLimits(declared: Schema, resolved: Schema, say: Say): void {
  for (const [least, most] of crossing) {
    const [low = -Infinity, high = Infinity] = [resolved[least], resolved[most]];
    const place = declared[least] === undefined ? most : least;
    if (low > high && declared[place] !== undefined)
      say([place], `"${least}" is ${low} and "${most}" is ${high}: nothing is both`);
  }
}

const formats = [...Object.keys(fullFormats), 'binary'];

function checkFormat({ format }: Schema, say: Say): void {
  if (format === undefined || formats.includes(format)) return;
  say(['format'], `There is no format ${JSON.stringify(format)}`, didYouMean(format, formats));
}

function checkValues(declared: Schema, resolved: Schema, whole: boolean, say: Say): void {
  const { enum: values, required } = declared;
  if (values?.length === 0) say(['enum'], 'The list is empty: nothing is allowed');
  const strange = (values ?? []).filter((value) => !isOfType(value, resolved));
  // Of one that does not fit, itself is wrong; of several, the type, where it is said here.
  const isType = strange.length > 1 && declared.type !== undefined;
  if (isType) say(['type'], ...wrongType(strange[0], resolved));
  for (const [index, value] of (values ?? []).entries()) {
    if (values?.indexOf(value) !== index) say(['enum', index], `${JSON.stringify(value)} is there twice`);
    else if (!isType && strange.includes(value)) say(['enum', index], ...wrongType(value, resolved));
  }
  if ('const' in declared && !isOfType(declared.const, resolved))
    say(['const'], ...wrongType(declared.const, resolved));
  for (const [index, name] of (required ?? []).entries()) {
    if (required?.indexOf(name) !== index) say(['required', index], `${JSON.stringify(name)} is there twice`);
    else if (whole && isClosed(resolved) && !Object.hasOwn(resolved.properties ?? {}, name)) {
      const hint = didYouMean(name, Object.keys(resolved.properties ?? {}));
      say(['required', index], `${JSON.stringify(name)} is required, and there is no such property`, hint);
    }
  }
  if ('default' in declared) checkDefault(declared.default, resolved, say);
}

/** The engine adds to the inputs of the calls that it serves. */
const isWhole = ({ kind, value }: DocumentFile, path: Path): boolean =>
  kind !== 'call' || path.length > 1 || (value as { does?: unknown }).does === undefined;

/** Nothing else may stand there than what it names. A part such as one of `anyOf` is about the properties around it. */
const isClosed = ({ properties, additionalProperties }: Schema): boolean =>
  properties !== undefined && (additionalProperties === undefined || additionalProperties === false);

function isOfType(value: unknown, schema: Schema): boolean {
  const types = typesOf(schema);
  if (types.length === 0) return true;
  if (value === null) return types.includes('null');
  if (Array.isArray(value)) return types.includes('array');
  if (typeof value === 'number')
    return types.includes('number') || (types.includes('integer') && Number.isInteger(value));
  return types.includes(typeof value);
}

const wrongType = (value: unknown, schema: Schema): [string, string] => [
  `${JSON.stringify(value)} is not of the type ${typesOf(schema).join(' or ')}`,
  'change one of the two',
];

const ajv = createAjv('strict');
/** What a default breaks, by its schema as text: compiling takes longer than all else that is checked. */
const judged = new Map<string, Broken | undefined>();

interface Broken {
  /** Where in the default. */
  at: Path;
  rule: string;
}

/** A default is what a form begins with: what the schema itself refuses would be refused at the first save. */
function checkDefault(value: unknown, resolved: Schema, say: Say): void {
  // Nor do texts matter: one that is no text would end the compiler.
  const schema = without(resolved, ['errorMessage', 'title', 'description']);
  // What is wrong with the schema itself is said where that stands.
  if (!ajv.validateSchema(schema) || patternsIn(schema).some(patternFault)) return;
  const key = JSON.stringify(schema);
  if (!judged.has(key)) {
    const judge = ajv.compile(schema);
    const [error] = judge(value) ? [] : (judge.errors ?? []);
    judged.set(key, error && { at: pathOf(error.instancePath).map(step), rule: brokenRule(error, schema) });
    // It would keep each schema that it has ever seen.
    ajv.removeSchema(schema);
  }
  const broken = judged.get(key);
  if (broken === undefined) return;
  say(['default', ...broken.at], `The default ${JSON.stringify(value)} is against its own schema`, broken.rule);
}

/** Items are found by their numbers. */
const step = (name: string): string | number => (/^\d+$/.test(name) ? Number(name) : name);

/** Those of the properties, too: a pattern that cannot be read ends the compiler. */
function patternsIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]) =>
    key === 'pattern' && typeof value === 'string' ? [value] : patternsIn(value),
  );
}

function checkExtras(declared: Schema, resolved: Schema, say: Say): void {
  if (declared['x-mask'] && !resolved['x-read'])
    say(['x-mask'], 'x-mask says how a value is shown to people whom x-read refuses, and there is no x-read');
  if (declared['x-options'] && declared['x-relation'])
    say(['x-relation'], 'The value is from a list or the id of a record, not both', 'leave one of the two out');
  const types = [declared.type ?? []].flat();
  if (declared['x-relation'] && types.some((type) => type !== 'string' && type !== 'null'))
    say(['type'], 'x-relation says that the value is the id of a record, which is a text', 'make it "string"');
}
