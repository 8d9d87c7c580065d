import { DateWidget } from '../../../../console/parts.ts';
import type { WidgetProps } from '../../../../console/slots.ts';
import { dayIn } from '../../../../shared/time/wire.ts';
import { useOwnZone } from './use-own-zone.ts';

/** The day of a meeting: today at the earliest, where the person is. */
export default function MeetingDate(props: WidgetProps) {
  const zone = useOwnZone();
  return <DateWidget {...props} options={{ ...props.options, min: dayIn(zone, new Date()) }} />;
}
