import type { RJSFSchema, SchemaUtilsType } from '@rjsf/utils';
import type { Values } from './values.ts';

/**
 * Fills what is missing with the schema's defaults; a list that needs an item starts with an empty one. What must have
 * one value is not given it: it may be someone's consent.
 */
export const defaults = {
  constAsDefaults: 'never' as const,
  arrayMinItems: { populate: 'requiredOnly' as const },
  mergeDefaultsIntoFormData: 'useFormDataIfPresent' as const,
};

/**
 * What a form begins with. Items of a list that is itself a default get their own defaults only the second time: RJSF
 * would tell of them as of a change, while it is being drawn and before anyone has typed.
 */
export function firstValues(utils: SchemaUtilsType<Values>, schema: RJSFSchema, record: Values): Values {
  const filled = (values: Values) => (utils.getDefaultFormState(schema, values) ?? {}) as Values;
  return filled(filled(record));
}
