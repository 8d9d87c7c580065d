import type { RefObject } from 'react';
import { PasswordField } from '../../../console/parts.ts';

interface Props {
  label: string;
  value: string;
  onChange(value: string): void;
  invalid: boolean;
  /** Given the field, for anyone who wants to put the focus there. */
  input: RefObject<HTMLInputElement | null>;
}

/** The password that the signed-in person has, asked for once more. */
export const OwnPassword = ({ label, value, onChange, invalid, input }: Props) => (
  <PasswordField
    autoFocus
    fullWidth
    label={label}
    value={value}
    onChange={(event) => onChange(event.target.value)}
    error={invalid}
    inputRef={input}
    autoComplete="current-password"
    slotProps={{ htmlInput: { maxLength: 128 } }}
  />
);
