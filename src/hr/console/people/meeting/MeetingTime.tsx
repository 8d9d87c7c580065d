import TextField from '@mui/material/TextField';
import { use, useEffect, useRef } from 'react';
import { useConstant, useMessages, type WidgetProps } from '../../../../console/slots.ts';
import { overlaps } from '../../../rules/busy.ts';
import { clockOf, timesOf } from '../../../rules/meeting.ts';
import { BusyContext } from './use-busy.ts';
import { useOwnZone } from './use-own-zone.ts';

/**
 * A time of the day that `date` says, in the person's own zone; the browser's own select, which the keyboard and the phone
 * know. Another day clears it; another start moves the end to the usual time after it.
 */
export default function MeetingTime(props: WidgetProps) {
  const { id, label, value, required, disabled, invalid, describedBy, formData, options, onChange } = props;
  const zone = useOwnZone();
  const step = useConstant<number>('people/meeting/step', 5);
  const isEnd = options.after === true;
  const date = String(formData.date ?? '');
  const start = isEnd ? String(formData.start_time ?? '') : '';
  const times = timesOf(zone, date, new Date(), step).filter((time) => !isEnd || time >= start);
  const usual = useConstant<number>('people/meeting/usualMinutes', 30);
  const end = start === '' ? undefined : new Date(new Date(start).getTime() + usual * 60_000);
  useFollowed(props, { date, start }, end && times.find((time) => new Date(time) >= end));
  const waits = times.length === 0 || (isEnd && start === '');
  const chosen = typeof value === 'string' ? value : '';
  // What was kept is shown, whatever is offered by now.
  const shown = chosen === '' || times.includes(chosen) ? times : [chosen, ...times];
  const labelOf = useTimeLabel(step, start);
  return (
    <TextField
      select
      id={id}
      label={label}
      value={chosen}
      onChange={(event) => onChange(event.target.value || undefined)}
      onBlur={props.onBlur}
      required={required}
      disabled={disabled || waits}
      error={invalid}
      fullWidth
      size="small"
      slotProps={{
        htmlInput: { 'aria-describedby': describedBy },
        inputLabel: { shrink: true },
        select: { native: true },
      }}
    >
      <option value="" aria-label={label} />
      {shown.map((time) => (
        <option key={time} value={time}>
          {labelOf(time)}
        </option>
      ))}
    </TextField>
  );
}

/** A time, and whether either of both is busy then: from the start on, where it is one that ends a meeting. */
function useTimeLabel(step: number, start: string): (time: string) => string {
  const { text } = useMessages();
  const busy = use(BusyContext);
  return (time) => {
    const at = new Date(time);
    const chosen =
      start === '' ? { from: at, to: new Date(at.getTime() + step * 60_000) } : { from: new Date(start), to: at };
    const isTaken = busy && overlaps([...busy.own, ...busy.guest], chosen);
    return isTaken ? text('people/meeting/busy-time', { time: clockOf(time) }) : clockOf(time);
  };
}

/** What was chosen for another day is not meant any more; what was chosen after another start gives way to `next`. */
function useFollowed({ value, onChange }: WidgetProps, now: { date: string; start: string }, next: string | undefined) {
  const before = useRef(now);
  useEffect(() => {
    const last = before.current;
    before.current = now;
    // At first the values of the form around are not there yet.
    const isAnother = (old: string, one: string) => old !== '' && old !== one;
    if (isAnother(last.date, now.date)) value !== undefined && onChange(undefined);
    else if (isAnother(last.start, now.start) || (last.start !== now.start && value === undefined))
      value !== next && onChange(next);
  });
}
