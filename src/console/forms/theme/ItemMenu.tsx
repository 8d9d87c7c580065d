import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useWords } from '../../messages/use-words.ts';
import { Icon } from '../../shell/Icon.tsx';
import { Menu } from '../../shell/Menu.tsx';
import type { ListStep } from './list-focus.ts';

/** Something that can be done with an item. */
export interface ItemButton {
  action: 'moveUp' | 'moveDown' | 'remove';
  label: string;
  icon: string;
  off: boolean;
  /** Where the focus goes afterwards. */
  step: ListStep;
  run(): void;
}

interface Props {
  id: string;
  name: string;
  buttons: readonly ItemButton[];
  disabled?: boolean;
  run(button: ItemButton): void;
}

/** What can be done with an item of a list, behind one button. */
export function ItemMenu({ id, name, buttons, disabled, run }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const words = useWords();
  return (
    <>
      <IconButton
        id={id}
        aria-label={words('more-of', { name })}
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        disabled={disabled}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon name="more" fontSize="small" />
      </IconButton>
      {anchor && (
        <Menu anchor={anchor} close={() => setAnchor(null)}>
          {buttons.map((button) => (
            <MenuItem
              key={button.action}
              disabled={button.off}
              onClick={() => {
                setAnchor(null);
                run(button);
              }}
            >
              <ListItemIcon>
                <Icon name={button.icon} fontSize="small" />
              </ListItemIcon>
              {button.label}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
}
