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
export default function ColumnMenu({ columns, entity, address, anchor, close }: Props) {
  const { columns: shown, page } = address.state;
  const toggle = (name: string) => {
    const next = shown.includes(name) ? shown.filter((one) => one !== name) : [...shown, name];
    address.change({ columns: next, page }, { replace: true });
  };
  return (
    <Menu anchor={anchor} close={close}>
      {columns.map(({ field = '', ...column }) => (
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
