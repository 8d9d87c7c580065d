import type { ErrorSchema, RJSFValidationError } from '@rjsf/utils';
import { toErrorList, toErrorSchema } from '@rjsf/utils';
import type { Params } from '../messages/explain.ts';

/** What ajv-errors puts in the place of the errors it replaced. */
interface Replaced {
  keyword: string;
  params: { missingProperty?: string };
}

/**
 * ajv-errors reports an object's `errorMessage.required.<field>` at the object, where no field turns red:
 * here it goes to the field that is missing. An array item that was cleared is null, which is told as missing too.
 */
export function rehome(errors: RJSFValidationError[]): RJSFValidationError[] {
  return unrepeated(preferOwn(withoutAlternatives(errors).flatMap(toFields)));
}

function toFields(error: RJSFValidationError): RJSFValidationError[] {
  const replaced = (error.params as { errors?: Replaced[] } | undefined)?.errors;
  const missing = error.name === 'errorMessage' ? (replaced ?? []).filter((one) => one.params.missingProperty) : [];
  if (missing.length === 0) return isBranch(error) ? [] : [error];
  return missing.map((one) => ({ ...error, property: `${error.property ?? ''}.${one.params.missingProperty}` }));
}

/** What each alternative of `anyOf` says of the same value: none of it need be done. */
function withoutAlternatives(errors: RJSFValidationError[]): RJSFValidationError[] {
  const choices = errors.filter(({ name }) => name === 'anyOf' || name === 'oneOf');
  return errors.filter(
    ({ property, schemaPath }) =>
      !choices.some((choice) => choice.property === property && schemaPath?.startsWith(`${choice.schemaPath}/`)),
  );
}

/** Where a document has its own sentence for a missing value, the general one is not said besides. */
function preferOwn(errors: RJSFValidationError[]): RJSFValidationError[] {
  const told = new Set(errors.filter(({ name }) => name === 'errorMessage').map(({ property }) => plain(property)));
  return errors.filter(({ name, property }) => name !== 'required' || !told.has(plain(property)));
}

/** `must match "then" schema` says nothing that the errors inside the branch do not say better. */
const isBranch = (error: RJSFValidationError): boolean => error.name === 'if';

function unrepeated(errors: RJSFValidationError[]): RJSFValidationError[] {
  const seen = new Set<string>();
  return errors.filter((error) => {
    const key = `${plain(error.property)} ${error.message}`;
    return !seen.has(key) && seen.add(key);
  });
}

/** Rules whose own words (Ajv's are for programmers) stand in the catalogue as `shell/form.rule-<name>`. */
const worded = new Set([
  'required',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minItems',
  'maxItems',
  'uniqueItems',
  'minProperties',
  'maxProperties',
  'pattern',
  'format',
  'enum',
  'const',
  'anyOf',
  'oneOf',
  'not',
  'type',
]);
const wordedKinds = ['email', 'date', 'uri', 'integer', 'number'];

/** Sentences a person can use, where the document gave none of its own. */
export function inWords(
  errors: RJSFValidationError[],
  text: (id: string, params: Params) => string,
): RJSFValidationError[] {
  return errors.map((error) => {
    if (!worded.has(error.name ?? '')) return error;
    const { multipleOf, limit = multipleOf, format, type } = (error.params ?? {}) as Record<string, unknown>;
    const kind = [format ?? type].flat()[0];
    const special = wordedKinds.includes(String(kind)) ? kind : error.name;
    // As it is typed, and as the server says it.
    return { ...error, message: text(`shell/form.rule-${special}`, { limit: String(Number(limit)) }) };
  });
}

const plain = (property = ''): string => property.replace(/^\./, '');

/** The server's `errors` (dotted path → sentences) in the shape RJSF shows on fields. */
export function serverErrors(errors: Readonly<Record<string, string[]>>): ErrorSchema {
  const list = Object.entries(errors).flatMap(([path, sentences]) =>
    sentences.map((message) => ({ property: `.${path}`, message, stack: message })),
  );
  return toErrorSchema(list) as ErrorSchema;
}

/** Fields that were edited since the server complained no longer carry its complaint. */
export function dropErrors(errors: ErrorSchema, fields: readonly string[]): ErrorSchema {
  const kept = Object.entries(errors).filter(([name]) => !fields.includes(name));
  return Object.fromEntries(kept) as ErrorSchema;
}

interface Complaint {
  /** `questions.0.text`; empty for the form as a whole. */
  path: string;
  message: string;
}

/** What the error summary lists, in the order in which the fields stand: `order` ranks a path. */
export function complaints(errors: ErrorSchema, order: (path: string) => number[] = () => []): Complaint[] {
  const found = toErrorList(errors).map((error) => ({ path: plain(error.property), message: error.message ?? '' }));
  const ranked = found.map((complaint) => ({ complaint, rank: order(complaint.path) }));
  return ranked.sort((a, b) => compare(a.rank, b.rank)).map(({ complaint }) => complaint);
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (let index = 0; index < Math.min(a.length, b.length); index++) {
    const difference = (a[index] ?? 0) - (b[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}
