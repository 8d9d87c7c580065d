import { Chip } from '../../../console/cells/Chip.tsx';
import { type CellProps, Tooltip, useOptions } from '../../../console/slots.ts';

/** How far a report is; of one that failed, why, on hover and on focus. */
export default function Status({ values: [status, error] }: CellProps) {
  const option = useOptions('genai/log.statuses').find(({ value }) => value === status);
  const chip = <Chip color={option?.color}>{option?.label ?? String(status)}</Chip>;
  if (status !== 'failed' || !error) return chip;
  return (
    <Tooltip text={String(error)}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a tooltip must be reached by the keyboard */}
      <span tabIndex={0}>{chip}</span>
    </Tooltip>
  );
}
