// @ts-check
/** @typedef {import('ajv').ErrorObject} ErrorObject */
/** @typedef {((data: unknown) => boolean) & { errors?: ErrorObject[] | null }} Validate */

/**
 * Errors at the field they are about: a missing or unknown property is Ajv's error of the object around it, also when
 * ajv-errors has put a text in its place. What `if` says is dropped, for the errors inside the branch say it better;
 * what each alternative of `anyOf` says of the same value is dropped, for none of it need be done.
 * @param {ErrorObject[]} errors
 * @param {Record<string, string>} texts
 */
function atFields(errors, texts) {
  /** @type {Map<string, ErrorObject>} */
  const moved = new Map();
  /** @param {ErrorObject} error */
  const put = (error) => moved.set(`${error.instancePath} ${error.message}`, error);
  const choices = errors.filter(({ keyword }) => keyword === 'anyOf' || keyword === 'oneOf');
  /** @param {ErrorObject} error */
  const isAlternative = (error) =>
    choices.some(
      (choice) => choice.instancePath === error.instancePath && error.schemaPath.startsWith(`${choice.schemaPath}/`),
    );
  for (const error of errors) {
    if (error.keyword === 'if' || isAlternative(error)) continue;
    /** @type {ErrorObject[]} */
    const causes = error.keyword === 'errorMessage' ? error.params.errors : [error];
    const names = causes.map((cause) => cause.params.missingProperty ?? cause.params.additionalProperty);
    const fields = names.filter((name) => typeof name === 'string');
    if (fields.length === 0) put({ ...error, message: words(error, texts) });
    for (const field of fields) {
      const step = field.replaceAll('~', '~0').replaceAll('/', '~1');
      const message = words(error, texts, field);
      put({ ...error, message, instancePath: `${error.instancePath}/${step}`, params: {} });
    }
  }
  return [...moved.values()];
}

/**
 * The catalogue's words for a rule without a text of its own; Ajv's are for programmers.
 * @param {ErrorObject} error
 * @param {Record<string, string>} texts
 * @param {string} [name]
 */
function words(error, texts, name = '') {
  const { multipleOf, limit = multipleOf, type, format } = error.params;
  const [kind] = [type ?? format].flat();
  const text = texts[String(kind)] ?? texts[error.keyword];
  if (text === undefined) return error.message;
  return text.replace('{limit}', String(limit)).replace('{name}', () => name);
}

/**
 * A validator whose errors stand at the fields. JavaScript, because its text becomes part of the compiled module.
 * @param {Validate} validate
 * @param {Record<string, string>} texts rule (or its type or format) → what is said when it is broken
 * @returns {Validate}
 */
export function located(validate, texts) {
  /** @type {Validate} */
  const validator = (data) => {
    const valid = validate(data);
    validator.errors = valid ? null : atFields(validate.errors ?? [], texts);
    return valid;
  };
  return validator;
}
