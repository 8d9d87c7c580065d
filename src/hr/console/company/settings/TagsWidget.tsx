import { WordList } from '../../../../console/parts.ts';
import { useOptions, useOverlays, type WidgetProps } from '../../../../console/slots.ts';
import { limitsOf } from './limits.ts';

/** The tags of the company, of which four stay. */
export default function TagsWidget(props: WidgetProps) {
  const fixed = useOptions('people/user.protectedTags').map(({ value }) => String(value));
  const { confirm } = useOverlays();
  return (
    <WordList
      id={props.id}
      label={props.label}
      invalid={props.invalid}
      describedBy={props.describedBy}
      disabled={props.disabled}
      {...limitsOf(props.schema)}
      words={(props.value ?? []) as string[]}
      change={props.onChange}
      fixed={fixed}
      mayRemove={(tag) => confirm('company/settings.ask-tag', { tag })}
    />
  );
}
