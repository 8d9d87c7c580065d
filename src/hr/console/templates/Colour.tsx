import TextField from '@mui/material/TextField';
import { useMessages, type WidgetProps } from '../../../console/slots.ts';

/** A colour, chosen from the browser's own picker or typed. */
export default function Colour({
  id,
  label,
  value,
  onChange,
  onBlur,
  required,
  disabled,
  invalid,
  describedBy,
}: WidgetProps) {
  const { text } = useMessages();
  const shown = typeof value === 'string' ? value : '';
  const isColour = /^#[0-9a-f]{6}$/i.test(shown);
  return (
    <TextField
      id={id}
      label={label}
      value={shown}
      onChange={({ target }) => onChange(target.value || undefined)}
      onBlur={onBlur}
      required={required}
      disabled={disabled}
      error={invalid}
      fullWidth
      size="small"
      slotProps={{
        htmlInput: { 'aria-describedby': describedBy, maxLength: 7, autoComplete: 'off' },
        inputLabel: { shrink: true },
        input: {
          startAdornment: (
            <input
              type="color"
              aria-label={text('templates/pick-colour', { name: label })}
              value={isColour ? shown : '#000000'}
              disabled={disabled}
              onChange={({ target }) => onChange(target.value)}
              style={{
                width: 32,
                height: 26,
                marginRight: 8,
                padding: 0,
                border: 0,
                background: 'none',
                cursor: 'pointer',
              }}
            />
          ),
        },
      }}
    />
  );
}
