import VisibilityIcon from '@mui/icons-material/Visibility';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOff';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { useState } from 'react';
import { useMessages } from '../messages/use-messages.ts';
import type { WidgetProps } from '../slots.ts';
import { TypedInput } from './TextWidget.tsx';

/** A password can be shown while it is typed: mistakes on a phone are otherwise found only by being refused. */
export function PasswordWidget(props: WidgetProps) {
  const [shown, setShown] = useState(false);
  const { text } = useMessages();
  const label = text('shell/form.show', { field: props.label });
  return (
    <TypedInput
      {...props}
      kind={{
        type: shown ? 'text' : 'password',
        end: (
          <InputAdornment position="end">
            <IconButton
              edge="end"
              size="small"
              aria-label={label}
              aria-pressed={shown}
              title={label}
              onClick={() => setShown(!shown)}
            >
              {shown ? <VisibilityOffIcon fontSize="small" /> : <VisibilityIcon fontSize="small" />}
            </IconButton>
          </InputAdornment>
        ),
      }}
    />
  );
}
