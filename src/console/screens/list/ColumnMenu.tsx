import NotChosen from '@mui/icons-material/CheckBoxOutlineBlankOutlined';
import Chosen from '@mui/icons-material/CheckBoxOutlined';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import type { Entity } from '../../../shared/documents/entity.ts';
import type { Column } from '../../../shared/documents/screen.ts';
import { Menu } from '../../shell/Menu.tsx';
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
export default function ColumnMenu({ columns: optional, entity, address, anchor, close }: Props) {
  const { columns: shown } = address.state;
  const toggle = (name: string) => {
    const { columns, page } = address.now();
    const next = columns.includes(name) ? columns.filter((one) => one !== name) : [...columns, name];
    address.change({ columns: next, page }, { replace: true });
  };
  return (
    <Menu anchor={anchor} close={close}>
      {optional.map(({ field = '', ...column }) => (
        <MenuItem
          key={field}
          role="menuitemcheckbox"
          aria-checked={shown.includes(field)}
          onClick={() => toggle(field)}
        >
          <ListItemIcon>{shown.includes(field) ? <Chosen color="primary" /> : <NotChosen />}</ListItemIcon>
          {columnLabel({ ...column, field }, entity)}
        </MenuItem>
      ))}
    </Menu>
  );
}
