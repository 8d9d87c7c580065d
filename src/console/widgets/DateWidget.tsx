import Calendar from '@mui/icons-material/EventOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { useState } from 'react';
import { useFormats } from '../cells/use-formats.ts';
import { useMessages } from '../messages/use-messages.ts';
import { Arriving } from '../shell/Arriving.tsx';
import { late } from '../shell/late.ts';
import type { WidgetProps } from '../slots.ts';
import { TypedInput } from './TextWidget.tsx';
import { readTypedDate, writeTypedDate } from './typed-date.ts';

const [CalendarPopover, loadCalendar] = late(() => import('./CalendarPopover.tsx'));

/**
 * A day, typed in the person's own order or picked in a calendar. The browser's date input would write it in the order
 * of the machine. `min` and `max` (ISO) limit what the calendar offers.
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
  onPick(iso: string): void;
}

function Picker({ value, label, options, onPick }: PickerProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { text } = useMessages();
  const name = text('shell/form.pick-date', { name: label });
  return (
    <InputAdornment position="end">
      <IconButton
        edge="end"
        size="small"
        aria-label={name}
        aria-haspopup="dialog"
        title={name}
        onPointerEnter={loadCalendar}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Calendar fontSize="small" />
      </IconButton>
      {anchor && (
        <Arriving lost={() => setAnchor(null)}>
          <CalendarPopover
            anchor={anchor}
            label={name}
            value={value}
            min={options.min as string}
            max={options.max as string}
            pick={onPick}
            close={() => setAnchor(null)}
          />
        </Arriving>
      )}
    </InputAdornment>
  );
}
