import { createSchemaUtils, type RJSFSchema } from '@rjsf/utils';
import { describe, expect, it } from 'vitest';
import { defaults, firstValues } from '../../../src/console/forms/first-values.ts';
import { partsOf } from '../../../src/console/forms/form-parts.ts';
import { FormValidator } from '../../../src/console/forms/form-validator.ts';
import type { Values } from '../../../src/console/forms/values.ts';
import type { Form } from '../../../src/shared/documents/form.ts';
import { artifacts, sourceOf } from './documents.mjs';

const forms: Record<string, Form> = artifacts.forms;
const parts = partsOf(sourceOf(artifacts));

describe('what a form begins with', () => {
  it.each(Object.keys(forms))('is all that RJSF would make of it: %s', async (id) => {
    await parts.load(id);
    const part = parts.get(id);
    const form = forms[id];
    if (!part || !form) throw new Error(`no form ${id}`);
    const schema = part.schema as RJSFSchema;
    const utils = createSchemaUtils<Values>(new FormValidator(part, form.layout), schema, defaults);
    const first = firstValues(utils, schema, {});
    expect(utils.getDefaultFormState(schema, first)).toEqual(first);
  });
});
