import Calendar from '@mui/icons-material/EventOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { useRef } from 'react';
import { useFormats } from '../cells/use-formats.ts';
import { useMessages } from '../messages/use-messages.ts';
import type { WidgetProps } from '../slots.ts';
import { TypedInput } from './TextWidget.tsx';
import { readTypedDate, writeTypedDate } from './typed-date.ts';

/**
 * A day, typed in the person's own order or picked in the browser's calendar. The browser's date input alone would
 * write it in the order of the machine. `min` and `max` (ISO) limit what the calendar offers.
 */
export default function DateWidget(props: WidgetProps) {
  const { value, options, disabled, onChange } = props;
  const { dateFormat } = useFormats();
  return (
    <TypedInput
      {...props}
      placeholder={props.placeholder ?? dateFormat}
      kind={{
        inputMode: 'numeric',
        read: (typed) => (typed.trim() === '' ? undefined : (readTypedDate(typed, dateFormat) ?? typed)),
        write: (stored) => writeTypedDate(stored, dateFormat),
        end: disabled ? undefined : <Picker value={value} label={props.label} options={options} onPick={onChange} />,
      }}
    />
  );
}

interface PickerProps {
  value: unknown;
  label: string;
  options: WidgetProps['options'];
  onPick(iso: string | undefined): void;
}

function Picker({ value, label, options, onPick }: PickerProps) {
  const input = useRef<HTMLInputElement>(null);
  const { text } = useMessages();
  const name = text('shell/form.pick-date', { name: label });
  return (
    <InputAdornment position="end">
      <IconButton edge="end" size="small" aria-label={name} title={name} onClick={() => input.current?.showPicker?.()}>
        <Calendar fontSize="small" />
      </IconButton>
      <input
        ref={input}
        type="date"
        tabIndex={-1}
        aria-hidden
        className="unseen"
        style={{ right: 0, bottom: 0 }}
        value={/^\d{4}-\d{2}-\d{2}$/.test(String(value)) ? String(value) : ''}
        min={options.min as string}
        max={options.max as string}
        onChange={(event) => onPick(event.target.value || undefined)}
      />
    </InputAdornment>
  );
}
