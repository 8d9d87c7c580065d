import { type CellComponent, useMessages } from '../../../console/slots.ts';
import { readSegments, type Segments } from '../../rules/segments.ts';
import { useCategoryLabel } from './use-categories.tsx';

/** Whom a group sees, in words. Without a filter a group that is stored may also be one of nobody; who chooses none means everyone. */
const FilterValuesCell: CellComponent = ({ record, values: [given] }) => {
  const { text } = useMessages();
  const labelOf = useCategoryLabel();
  const filters = Object.entries(readSegments((given ?? {}) as Segments));
  if (filters.length === 0) return record.all_employees === false ? '–' : text('access/group.all-employees');
  return (
    <ul style={{ margin: 0, paddingLeft: 18 }}>
      {filters.map(([name, chosen]) => (
        <li key={name}>{`${labelOf(name)}: ${chosen.join(', ')}`}</li>
      ))}
    </ul>
  );
};

export default FilterValuesCell;
