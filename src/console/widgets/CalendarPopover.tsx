import Popover from '@mui/material/Popover';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import 'dayjs/locale/en-gb';
import { useMomentary } from '../shell/use-momentary.ts';
import { isoDay } from './typed-date.ts';

interface Props {
  anchor: HTMLElement;
  /** What is chosen, for who hears it only. */
  label: string;
  /** ISO; anything else is no day. */
  value: unknown;
  min?: string;
  max?: string;
  pick(iso: string): void;
  close(): void;
}

const dayOf = (value: unknown) => (isoDay(value) ? dayjs(isoDay(value)) : null);

/** A month of days to choose from; its heading leads to the years. */
export default function CalendarPopover({ anchor, label, value, min, max, pick, close }: Props) {
  useMomentary(close);
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={close}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': label } }}
    >
      {/* Weeks begin on Monday. */}
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="en-gb">
        <DateCalendar
          autoFocus
          reduceAnimations
          defaultValue={dayOf(value)}
          minDate={dayOf(min) ?? undefined}
          maxDate={dayOf(max) ?? undefined}
          onChange={(day, state) => {
            if (!day || state !== 'finish') return;
            pick(day.format('YYYY-MM-DD'));
            close();
          }}
        />
      </LocalizationProvider>
    </Popover>
  );
}
