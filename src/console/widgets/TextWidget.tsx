import TextField from '@mui/material/TextField';
import { type HTMLInputTypeAttribute, type ReactNode, Suspense } from 'react';
import type { WidgetProps } from '../slots.ts';
import { InsertMenu, insertsOf } from './inserts.ts';
import { useDraft } from './use-draft.ts';

interface Kind {
  type?: HTMLInputTypeAttribute;
  inputMode?: 'decimal' | 'numeric' | 'email';
  multiline?: boolean;
  /** Stands behind the text. */
  end?: ReactNode;
  /** What the form holds for what was typed, and the reverse. */
  read?(text: string): unknown;
  write?(value: unknown): string;
}

const asText = (value: unknown): string => (value === undefined || value === null ? '' : String(value));
const asValue = (text: string): unknown => (text === '' ? undefined : text);

/** The one text input; the others are kinds of it. With the option `maxLength` no more than that can be typed. */
export function TypedInput({ kind, ...props }: WidgetProps & { kind: Kind }) {
  const { id, label, required, disabled, invalid, describedBy, placeholder, options } = props;
  const { read = asValue, write = asText } = kind;
  const give = (text: string) => props.onChange(read(text));
  const { shown, change, leave } = useDraft(write(props.value), give, (text) => write(read(text)));
  const inserts = insertsOf(options);
  const insert = (token: string) => {
    const input = document.getElementById(id) as HTMLInputElement;
    const [from, to] = [input.selectionStart ?? shown.length, input.selectionEnd ?? shown.length];
    change(`${shown.slice(0, from)}${token}${shown.slice(to)}`);
    input.focus();
    requestAnimationFrame(() => input.setSelectionRange(from + token.length, from + token.length));
  };
  const end = inserts ? (
    <Suspense>
      <InsertMenu label={label} disabled={disabled} inserts={inserts} insert={insert} />
    </Suspense>
  ) : (
    kind.end
  );
  const rows = kind.multiline ? { multiline: true, minRows: Number(options.rows ?? 3) } : {};
  return (
    <TextField
      id={id}
      label={label}
      value={shown}
      onChange={(event) => change(event.target.value)}
      onBlur={() => {
        leave();
        props.onBlur();
      }}
      required={required}
      disabled={disabled}
      error={invalid}
      placeholder={placeholder || undefined}
      fullWidth
      size="small"
      {...rows}
      type={kind.type}
      slotProps={{
        htmlInput: {
          'aria-describedby': describedBy,
          inputMode: kind.inputMode,
          autoComplete: options.autocomplete ?? 'off',
          maxLength: options.maxLength,
        },
        ...(end ? { input: { endAdornment: end } } : {}),
        // With a placeholder the label stands above it, never on it.
        ...(placeholder ? { inputLabel: { shrink: true } } : {}),
      }}
    />
  );
}

const text: Kind = {};
const textarea: Kind = { multiline: true };

export const TextWidget = (props: WidgetProps) => <TypedInput {...props} kind={text} />;
const email: Kind = { type: 'email', inputMode: 'email' };

export const EmailWidget = (props: WidgetProps) => <TypedInput {...props} kind={email} />;
export const TextareaWidget = (props: WidgetProps) => <TypedInput {...props} kind={textarea} />;

/** Not `type=number`: that one changes on the mouse wheel and swallows what it cannot read instead of saying so. */
const readNumber = (typed: string): unknown => {
  const trimmed = typed.trim();
  const number = Number(trimmed.replace(',', '.'));
  return trimmed === '' ? undefined : Number.isNaN(number) ? trimmed : number;
};

export function NumberWidget(props: WidgetProps) {
  const whole = [props.schema.type].flat().includes('integer');
  return <TypedInput {...props} kind={{ inputMode: whole ? 'numeric' : 'decimal', read: readNumber }} />;
}
