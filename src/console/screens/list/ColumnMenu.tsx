import Checkbox from '@mui/material/Checkbox';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { Entity } from '../../../shared/documents/entity.ts';
import type { Column } from '../../../shared/documents/screen.ts';
import { columnLabel } from './column-schema.ts';
import type { ListAddress } from './use-list-address.ts';

interface Props {
  columns: readonly Column[];
  entity: Entity | undefined;
  address: ListAddress;
  anchor: HTMLElement;
  close(): void;
}

/** Chooses among the optional columns. */
export default function ColumnMenu({ columns, entity, address, anchor, close }: Props) {
  const { columns: shown, page } = address.state;
  const toggle = (name: string) => {
    const next = shown.includes(name) ? shown.filter((one) => one !== name) : [...shown, name];
    address.change({ columns: next, page }, { replace: true });
  };
  return (
    <Menu open anchorEl={anchor} onClose={close}>
      {columns.map(({ field = '', ...column }) => (
        <MenuItem
          key={field}
          role="menuitemcheckbox"
          aria-checked={shown.includes(field)}
          onClick={() => toggle(field)}
        >
          <Checkbox
            size="small"
            checked={shown.includes(field)}
            tabIndex={-1}
            disableRipple
            slotProps={{ input: { 'aria-hidden': true } }}
          />
          {columnLabel({ ...column, field }, entity)}
        </MenuItem>
      ))}
    </Menu>
  );
}
