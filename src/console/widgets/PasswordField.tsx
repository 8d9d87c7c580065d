import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useState } from 'react';
import { useWords } from '../messages/use-words.ts';
import { Icon } from '../shell/Icon.tsx';

type Props = Omit<TextFieldProps, 'type' | 'label'> & { label: string };

/** A plain password field, with an eye that shows what was typed. */
export function PasswordField({ slotProps, ...props }: Props) {
  const words = useWords();
  const [shown, setShown] = useState(false);
  const eye = (
    <InputAdornment position="end">
      <IconButton
        aria-label={words(shown ? 'hide-password' : 'show-password', { name: props.label })}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
      >
        <Icon name={shown ? 'visibility-off' : 'visibility'} fontSize="small" />
      </IconButton>
    </InputAdornment>
  );
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      slotProps={{ ...slotProps, input: { ...slotProps?.input, endAdornment: eye } }}
    />
  );
}
