// @ts-check
/** @typedef {import('ajv').ErrorObject} ErrorObject */
/** @typedef {((data: unknown) => boolean) & { errors?: ErrorObject[] | null }} Validate */

/**
 * Errors at the field they are about: a missing or unknown property is Ajv's error of the object around it, also when
 * ajv-errors has put a text in its place. What `if` says is dropped, for the errors inside the branch say it better.
 * @param {ErrorObject[]} errors
 */
function atFields(errors) {
  /** @type {Map<string, ErrorObject>} */
  const moved = new Map();
  /** @param {ErrorObject} error */
  const put = (error) => moved.set(`${error.instancePath} ${error.message}`, error);
  for (const error of errors) {
    if (error.keyword === 'if') continue;
    /** @type {ErrorObject[]} */
    const causes = error.keyword === 'errorMessage' ? error.params.errors : [error];
    const names = causes.map((cause) => cause.params.missingProperty ?? cause.params.additionalProperty);
    const fields = names.filter((name) => typeof name === 'string');
    if (fields.length === 0) put(error);
    for (const field of fields) {
      const step = field.replaceAll('~', '~0').replaceAll('/', '~1');
      put({ ...error, instancePath: `${error.instancePath}/${step}`, params: {} });
    }
  }
  return [...moved.values()];
}

/**
 * A validator whose errors stand at the fields. JavaScript, because its text becomes part of the compiled module.
 * @param {Validate} validate
 * @returns {Validate}
 */
export function located(validate) {
  /** @type {Validate} */
  const validator = (data) => {
    const valid = validate(data);
    validator.errors = valid ? null : atFields(validate.errors ?? []);
    return valid;
  };
  return validator;
}
