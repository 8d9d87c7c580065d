import TextField from '@mui/material/TextField';
import { type ChangeEvent, lazy, Suspense } from 'react';
import type { Form } from '../../shared/documents/form.ts';
import type { Schema } from '../../shared/documents/schema.ts';
import { PasswordField } from '../widgets/PasswordField.tsx';

/** Why a form was not taken: a sentence for the whole, sentences per field. */
export interface Failed {
  form?: string;
  fields?: Readonly<Record<string, string>>;
}

interface Props {
  name: string;
  form: Form;
  schema: Schema | undefined;
  required: boolean;
  value: string;
  problem: string | undefined;
  autoFocus: boolean;
  onChange(value: string): void;
}

const StrengthMeter = lazy(() => import('../widgets/StrengthMeter.tsx'));

/** What password managers look for. */
function autoComplete(name: string, widget: string, isNew: boolean): string {
  if (widget === 'password') return isNew ? 'new-password' : 'current-password';
  if (name === 'username') return 'username';
  return widget === 'email' ? 'email' : 'off';
}

export function PlainField({ name, form, schema, required, value, problem, autoFocus, onChange }: Props) {
  const declared = form.layout.widgets?.[name];
  const widget = (typeof declared === 'object' ? declared.widget : declared) ?? 'text';
  if (widget === 'hidden') return null;
  const isPassword = widget === 'password';
  const label = form.layout.labels?.[name] ?? schema?.title ?? name;
  const strength = typeof declared === 'object' ? declared.strength : undefined;
  const given = {
    id: `account-${name}`,
    fullWidth: true,
    name,
    label,
    autoComplete: autoComplete(name, widget, /new/.test(name)),
    autoFocus,
    value,
    error: Boolean(problem),
    helperText: problem ?? form.layout.help?.[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) => onChange(event.target.value),
    slotProps: {
      // Every field here is needed: no asterisks, but said to screen readers.
      htmlInput: { required, maxLength: schema?.maxLength, autoCapitalize: 'none', spellCheck: false },
    },
  };
  const input = isPassword ? (
    <PasswordField {...given} />
  ) : (
    <TextField {...given} type={widget === 'email' ? 'email' : 'text'} />
  );
  if (typeof strength !== 'string') return input;
  return (
    <div>
      {input}
      <Suspense fallback={null}>
        <StrengthMeter password={value} options={strength} />
      </Suspense>
    </div>
  );
}
