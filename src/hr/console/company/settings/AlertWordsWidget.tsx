import { WordList } from '../../../../console/parts.ts';
import { useOptions, type WidgetProps } from '../../../../console/slots.ts';
import { limitsOf } from './limits.ts';

/** The alert words of the company: to be changed only while they are switched on. */
export default function AlertWordsWidget(props: WidgetProps) {
  const offered = useOptions('company/settings.alertWordPresets').map(({ value }) => String(value));
  return (
    <WordList
      id={props.id}
      label={props.label}
      invalid={props.invalid}
      describedBy={props.describedBy}
      {...limitsOf(props.schema)}
      words={(props.value ?? []) as string[]}
      change={props.onChange}
      offered={offered}
      disabled={props.disabled || props.formData.chat_alert_word_notification !== true}
    />
  );
}
