import type { CellProps } from '../../../console/slots.ts';
import { useActivityText } from './use-activity-text.ts';

export default function Activity({ values: [activity, type] }: CellProps) {
  return useActivityText()(activity, type);
}
