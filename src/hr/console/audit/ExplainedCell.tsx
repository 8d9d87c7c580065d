import { Chip } from '../../../console/cells/Chip.tsx';
import { type CellProps, Tooltip, useOptions } from '../../../console/slots.ts';

/** A state in one word; on hover and on focus, in the words of who knows it, why it is so. */
export default function ExplainedCell({ values: [state, why], schema }: CellProps) {
  const option = useOptions(schema?.['x-options'] ?? '').find(({ value }) => value === state);
  const chip = <Chip color={option?.color}>{option?.label ?? String(state)}</Chip>;
  if (!why) return chip;
  return (
    <Tooltip text={String(why)}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a tooltip must be reached by the keyboard */}
      <span tabIndex={0}>{chip}</span>
    </Tooltip>
  );
}
