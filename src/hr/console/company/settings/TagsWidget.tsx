import { useFormRecord } from '../../../../console/forms/form-values.ts';
import { WordList } from '../../../../console/parts.ts';
import {
  useCall,
  useDocument,
  useFailure,
  useOptions,
  useOverlays,
  type WidgetProps,
} from '../../../../console/slots.ts';
import type { Calls } from '../../../../generated/calls.ts';
import { limitsOf } from './limits.ts';

/** The tags of the company, of which four stay. Before another one goes it is said how many people carry it. */
export default function TagsWidget(props: WidgetProps) {
  const fixed = useOptions('people/user/protectedTags').map(({ value }) => String(value));
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
      mayRemove={useMayRemove()}
    />
  );
}

function useMayRemove(): (tag: string) => Promise<boolean> {
  const { employee_tags: kept = [] } = useFormRecord() as { employee_tags?: string[] };
  const ask = useCall('company/tag.count');
  const messages = useDocument('calls', 'company/tag.count')?.messages;
  const failure = useFailure();
  const { confirm } = useOverlays();
  return async (tag) => {
    // Nobody carries a tag that has only just been typed.
    if (!kept.includes(tag)) return true;
    try {
      const { count } = (await ask<Calls['company/tag.count']['answer']>({ query: { tag } })).body;
      if (count === 0) return await confirm('company/settings.ask-tag-free', { tag });
      return await confirm('company/settings.ask-tag', { tag, count });
    } catch (error) {
      await failure(error, messages);
      return false;
    }
  };
}
