import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { Form } from '../../shared/documents/form.ts';
import type { Schema } from '../../shared/documents/schema.ts';
import { useWords } from '../messages/use-words.ts';
import { Icon } from '../shell/Icon.tsx';

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

/** What password managers look for. */
function autoComplete(name: string, widget: string, isNew: boolean): string {
  if (widget === 'password') return isNew ? 'new-password' : 'current-password';
  if (name === 'username') return 'username';
  return widget === 'email' ? 'email' : 'off';
}

export function PlainField({ name, form, schema, required, value, problem, autoFocus, onChange }: Props) {
  const words = useWords();
  const [shown, setShown] = useState(false);
  const declared = form.layout.widgets?.[name];
  const widget = (typeof declared === 'object' ? declared.widget : declared) ?? 'text';
  if (widget === 'hidden') return null;
  const isPassword = widget === 'password';
  const label = form.layout.labels?.[name] ?? schema?.title ?? name;
  return (
    <TextField
      id={`account-${name}`}
      name={name}
      label={label}
      type={isPassword && !shown ? 'password' : widget === 'email' ? 'email' : 'text'}
      autoComplete={autoComplete(name, widget, /new/.test(name))}
      autoFocus={autoFocus}
      value={value}
      error={Boolean(problem)}
      helperText={problem ?? form.layout.help?.[name]}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{
        // Every field here is needed: no asterisks, but said to screen readers.
        htmlInput: { required, maxLength: schema?.maxLength, autoCapitalize: 'none', spellCheck: false },
        input: isPassword
          ? {
              endAdornment: (
                <InputAdornment position="end">
                  <IconButton
                    aria-label={words(shown ? 'hide-password' : 'show-password', { name: label })}
                    aria-pressed={shown}
                    onClick={() => setShown(!shown)}
                  >
                    <Icon name={shown ? 'visibility-off' : 'visibility'} fontSize="small" />
                  </IconButton>
                </InputAdornment>
              ),
            }
          : {},
      }}
    />
  );
}
