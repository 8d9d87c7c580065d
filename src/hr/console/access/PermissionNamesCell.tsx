import { type CellComponent, useOptions } from '../../../console/slots.ts';
import { codesOf } from './codes.ts';

/** Permissions by their names, in the order of the list, so that two lots of them can be compared. */
const PermissionNamesCell: CellComponent = ({ values: [given] }) => {
  const held = codesOf(given);
  const named = useOptions('access/permissions.codes').filter(({ value }) => held.includes(String(value)));
  if (named.length === 0) return '–';
  return (
    <ul style={{ margin: 0, paddingLeft: 18 }}>
      {named.map(({ value, label }) => (
        <li key={String(value)}>{label}</li>
      ))}
    </ul>
  );
};

export default PermissionNamesCell;
