import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { Action } from '../../../shared/documents/screen.ts';
import { useGates } from '../../gates/use-gate.ts';
import { Icon } from '../../shell/Icon.tsx';

interface Props {
  actions: readonly Action[];
  record: Record<string, unknown>;
  anchor: HTMLElement;
  run(action: Action): void;
  close(): void;
}

/** The overflow menu of a row. A refused action stays reachable and says why on its second line. */
export default function RowMenu({ actions, record, anchor, run, close }: Props) {
  const ask = useGates();
  const items = actions
    .map((action) => ({ action, gate: ask(action.gate, record) }))
    .filter(({ gate }) => gate.allowed || gate.refused !== 'hide');
  return (
    <Menu open anchorEl={anchor} onClose={close} slotProps={{ list: { dense: true } }}>
      {items.map(({ action, gate }) => (
        <MenuItem
          key={action.label}
          aria-disabled={gate.allowed ? undefined : true}
          sx={{
            ...(action.danger && { color: 'error.main' }),
            ...(!gate.allowed && { opacity: 0.65, maxWidth: 320, whiteSpace: 'normal' }),
          }}
          onClick={() => {
            if (!gate.allowed) return;
            close();
            run(action);
          }}
        >
          {action.icon && (
            <ListItemIcon sx={{ color: 'inherit' }}>
              <Icon name={action.icon} fontSize="small" />
            </ListItemIcon>
          )}
          <ListItemText primary={action.label} secondary={gate.allowed ? undefined : gate.reason} />
        </MenuItem>
      ))}
    </Menu>
  );
}
