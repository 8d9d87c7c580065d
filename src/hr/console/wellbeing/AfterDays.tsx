import { type CellProps, useMessages } from '../../../console/slots.ts';

/** When a reminder goes: days after the reachout. */
export default function AfterDays({ values: [days] }: CellProps) {
  const { text } = useMessages();
  return days === 1 ? text('wellbeing/after-day') : text('wellbeing/after-days', { days: Number(days) });
}
