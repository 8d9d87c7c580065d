import { formatDateTime, formatDay } from './dates.ts';
import { useFormats } from './use-formats.ts';

/** A date, or a moment with its time or its day alone, as the person reads dates, or in another `format`. The arithmetic of zones comes with the first one shown. */
export default function Moment({ value, time, format }: { value: string; time: boolean; format?: string }) {
  const own = useFormats();
  const formats = format ? { ...own, dateFormat: format } : own;
  return (
    <time dateTime={value} style={{ whiteSpace: 'nowrap' }}>
      {time ? formatDateTime(value, formats) : formatDay(value, formats)}
    </time>
  );
}
