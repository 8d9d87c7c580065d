import type { CustomValidator, ErrorTransformer, RJSFSchema, UiSchema, ValidationData } from '@rjsf/utils';
import AJV8PrecompiledValidator from '@rjsf/validator-ajv8/lib/precompiledValidator.js';
import type { Layout } from '../../shared/documents/form.ts';
import type { FormPart } from '../slots.ts';
import { type Values, visible } from './values.ts';

type Compiled = ConstructorParameters<typeof AJV8PrecompiledValidator>[0];

/** The form's precompiled validator. A field that the layout hides is not there, so it cannot be wrong. */
export class FormValidator extends AJV8PrecompiledValidator<Values> {
  private readonly layout: Layout;
  /** Fields that cannot be changed here: what is wrong with them is not this person's to correct. */
  private readonly locked: ReadonlySet<string>;

  constructor(part: FormPart, layout: Layout) {
    super(part.validators as Compiled, part.schema as RJSFSchema);
    this.layout = layout;
    this.locked = lockedFields(layout);
  }

  override validateFormData(
    values: Values | undefined,
    schema: RJSFSchema,
    custom?: CustomValidator<Values>,
    transform?: ErrorTransformer<Values>,
    uiSchema?: UiSchema<Values>,
  ): ValidationData<Values> {
    const told = super.validateFormData(visible(this.layout, values ?? {}), schema, custom, transform, uiSchema);
    return this.locked.size === 0 ? told : withoutFields(told, this.locked);
  }
}

function lockedFields({ widgets = {} }: Layout): ReadonlySet<string> {
  const locked = Object.entries(widgets).filter(([, said]) => typeof said === 'object' && said.disabled === true);
  return new Set(locked.map(([name]) => name));
}

function withoutFields({ errors, errorSchema }: ValidationData<Values>, fields: ReadonlySet<string>) {
  const nameOf = (property = '') => property.replace(/^\./, '').split('.')[0] ?? '';
  const kept = Object.entries(errorSchema).filter(([name]) => !fields.has(name));
  return {
    errors: errors.filter(({ property }) => !fields.has(nameOf(property))),
    errorSchema: Object.fromEntries(kept) as typeof errorSchema,
  };
}
