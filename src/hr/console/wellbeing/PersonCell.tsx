import type { CellProps } from '../../../console/slots.ts';
import EmployeeCell from '../people/EmployeeCell.tsx';

/** Someone with picture or initials; the address stands in a column of its own. */
export default function Person({ record, values: [name, gender, picture] }: CellProps) {
  return <EmployeeCell record={record} values={[name, undefined, gender, picture]} />;
}
