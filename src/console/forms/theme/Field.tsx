import Skeleton from '@mui/material/Skeleton';
import { errorId, helpId, type WidgetProps as RjsfProps } from '@rjsf/utils';
import { Suspense, useMemo } from 'react';
import type { Schema } from '../../../shared/documents/schema.ts';
import { useEnvironment } from '../../environment.ts';
import type { WidgetProps } from '../../slots.ts';
import { isBuiltin, widgetNamed } from '../../widgets/registry.ts';
import { useFormValues } from '../form-values.ts';

/** What our templates and `Field` read from a field's uiSchema. */
export interface FieldOptions {
  /** Name of the widget, builtin or the product's. */
  named: string;
  /** What the form document says beside the widget's name. */
  settings: Record<string, unknown>;
}

/** The one widget RJSF knows: finds the named one and gives it ids that are tied to label, help and error. */
export function Field(props: RjsfProps) {
  const { named } = props.options as unknown as FieldOptions;
  const given = widgetProps(props);
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={40} aria-hidden data-arriving />}>
      {isBuiltin(named) ? (
        <Named widget={named} {...given} formData={none} />
      ) : (
        <WithValues widget={named} {...given} />
      )}
    </Suspense>
  );
}

const none = {};

type Given = Omit<WidgetProps, 'formData'>;

function Named({ widget, ...props }: WidgetProps & { widget: string }) {
  const { widgets } = useEnvironment().registry;
  const Widget = useMemo(() => widgetNamed(widget, widgets), [widget, widgets]);
  return <Widget {...props} />;
}

/** A product's widget may depend on other fields, so it is drawn again with each of them; ours need not be. */
function WithValues(props: Given & { widget: string }) {
  return <Named {...props} formData={useFormValues()} />;
}

function widgetProps(props: RjsfProps): Given {
  const { id, name, label, value, required, disabled, readonly, rawErrors = [], schema, uiSchema, placeholder } = props;
  const { settings } = props.options as unknown as FieldOptions;
  const invalid = rawErrors.length > 0;
  const described = [invalid && errorId(id), uiSchema?.['ui:help'] && helpId(id)].filter(Boolean);
  return {
    id,
    name,
    label,
    value,
    onChange: (next) => props.onChange(next),
    onBlur: () => props.onBlur(id, value),
    required: Boolean(required),
    disabled: Boolean(disabled || readonly || settings.disabled),
    invalid,
    describedBy: described.length > 0 ? described.join(' ') : undefined,
    placeholder: placeholder || undefined,
    schema: schema as Schema,
    options: settings,
  };
}
