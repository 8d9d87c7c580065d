import { useEffect } from 'react';
import { useFormRecord } from '../../../../console/forms/form-values.ts';
import { DateWidget } from '../../../../console/parts.ts';
import type { WidgetProps } from '../../../../console/slots.ts';

/** The first day of a pause: today, as long as nobody says another. */
export default function PauseStart(props: WidgetProps) {
  const { today } = useFormRecord();
  const { value, onChange } = props;
  // Only when the pause is switched on: someone may empty the input to type another day.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (!value && typeof today === 'string') onChange(today);
  }, []);
  return <DateWidget {...props} options={{ ...props.options, min: today }} />;
}
