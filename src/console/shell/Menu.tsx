import MuiMenu, { type MenuProps } from '@mui/material/Menu';
import { useMomentary } from './use-momentary.ts';

interface Props extends Pick<MenuProps, 'anchorOrigin' | 'transformOrigin' | 'disableRestoreFocus' | 'children'> {
  anchor: HTMLElement;
  close(): void;
}

/** A menu, called what its button is called, in a landmark of that name: nothing on a page stands outside of one. */
export function Menu({ anchor, close, ...props }: Props) {
  useMomentary(close);
  const name = anchor.getAttribute('aria-label') ?? anchor.textContent ?? '';
  return (
    <MuiMenu
      open
      anchorEl={anchor}
      onClose={close}
      slotProps={{ paper: { role: 'region', 'aria-label': name }, list: { 'aria-label': name } }}
      {...props}
    />
  );
}
