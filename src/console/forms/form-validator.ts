import type { CustomValidator, ErrorTransformer, RJSFSchema, UiSchema, ValidationData } from '@rjsf/utils';
import AJV8PrecompiledValidator from '@rjsf/validator-ajv8/lib/precompiledValidator.js';
import type { Layout } from '../../shared/documents/form.ts';
import type { FormPart } from '../slots.ts';
import { type Values, visible } from './values.ts';

type Compiled = ConstructorParameters<typeof AJV8PrecompiledValidator>[0];

/** The form's precompiled validator. A field that the layout hides is not there, so it cannot be wrong. */
export class FormValidator extends AJV8PrecompiledValidator<Values> {
  private readonly layout: Layout;

  constructor(part: FormPart, layout: Layout) {
    super(part.validators as Compiled, part.schema as RJSFSchema);
    this.layout = layout;
  }

  override validateFormData(
    values: Values | undefined,
    schema: RJSFSchema,
    custom?: CustomValidator<Values>,
    transform?: ErrorTransformer<Values>,
    uiSchema?: UiSchema<Values>,
  ): ValidationData<Values> {
    return super.validateFormData(visible(this.layout, values ?? {}), schema, custom, transform, uiSchema);
  }
}
