import Skeleton from '@mui/material/Skeleton';
import { useFormRecord } from '../../../console/forms/form-values.ts';
import { CategoryPicker, LoadFailure } from '../../../console/parts.ts';
import { useMessages, type WidgetProps } from '../../../console/slots.ts';
import { readSegments, type Segments } from '../../rules/segments.ts';
import { useAudienceFilters, useHeadcount } from './use-audience.ts';

/** Values of each field, and how many employees have them. */
export default function AudienceValues({ value, onChange }: WidgetProps) {
  const { text } = useMessages();
  // What another has saved meanwhile comes as the wire writes it.
  const chosen = heldIn(readSegments((value ?? {}) as Segments));
  const { all_employees: wasEveryone } = useFormRecord();
  // As long as nothing is chosen, all who were asked before are asked.
  const isEveryone = wasEveryone === true && Object.keys(chosen).length === 0;
  const { categories, error, refetch } = useAudienceFilters();
  const count = useHeadcount(isEveryone ? null : chosen);
  if (!categories && error) return <LoadFailure error={error} retry={() => void refetch()} />;
  if (!categories) return <Skeleton variant="rounded" height={360} />;
  return (
    <CategoryPicker categories={categories} chosen={chosen} choose={onChange}>
      <p role="status" style={{ margin: '12px 0', fontWeight: 600 }}>
        {count === undefined ? '' : text('wellbeing/employees-selected', { employees: count })}
      </p>
    </CategoryPicker>
  );
}

/** A form may hold a field that nothing was chosen of. */
const heldIn = (segments: Segments): Segments =>
  Object.fromEntries(Object.entries(segments).filter(([, values]) => values && values.length > 0));
