import type { CellProps } from '../../../console/slots.ts';
import type { Artifacts } from '../../../shared/documents/artifacts.ts';
import { activityIn, useActivityText } from './activity-text.ts';

export default function Activity({ values: [activity, type] }: CellProps) {
  return useActivityText()(activity, type);
}
Activity.text = ({ values: [activity, type] }: CellProps, artifacts: Artifacts): string =>
  activityIn(artifacts, activity, type);
