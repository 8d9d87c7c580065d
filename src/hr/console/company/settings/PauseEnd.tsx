import { useFormRecord } from '../../../../console/forms/form-values.ts';
import { DateWidget } from '../../../../console/parts.ts';
import { useConstant, type WidgetProps } from '../../../../console/slots.ts';
import { lastDayOf } from '../../../rules/pause.ts';

/** The last day of a pause: not before the first, nor more than a month after it. */
export default function PauseEnd(props: WidgetProps) {
  const { today } = useFormRecord();
  const months = useConstant('company/settings.pauseMonths', 1);
  const given = String(props.formData.pause_interaction_start_date ?? '');
  const from = /^\d{4}-\d{2}-\d{2}$/.test(given) ? given : String(today ?? '');
  const min = String(today ?? '') > from ? today : from;
  return <DateWidget {...props} options={{ ...props.options, min, max: from && lastDayOf(from, months) }} />;
}
