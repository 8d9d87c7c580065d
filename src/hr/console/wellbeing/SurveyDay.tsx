import { DateWidget } from '../../../console/parts.ts';
import type { WidgetProps } from '../../../console/slots.ts';
import { useToday } from './use-survey.ts';

/** A day of the survey: today or later, and not before the day that the form names by `after`. */
export default function SurveyDay(props: WidgetProps) {
  const today = useToday();
  const after = String(props.formData[String(props.options.after)] ?? '');
  const min = after > today ? after : today;
  return <DateWidget {...props} options={{ ...props.options, min }} />;
}
