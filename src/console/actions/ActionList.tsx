import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { Action } from '../../shared/documents/screen.ts';
import { useActionGates } from '../gates/use-action-gate.ts';
import { useWhy } from '../gates/use-why.ts';
import { useMessages } from '../messages/use-messages.ts';
import { Icon } from '../shell/Icon.tsx';
import { Menu } from '../shell/Menu.tsx';

const Why = styled('li')(({ theme }) => ({
  maxWidth: 260,
  margin: '4px 0 0',
  padding: '8px 16px 4px',
  fontSize: '0.8125rem',
  color: (theme.vars ?? theme).palette.text.secondary,
  borderTop: `1px solid ${(theme.vars ?? theme).palette.divider}`,
}));

interface Props {
  actions: readonly Action[];
  record: Record<string, unknown>;
  anchor: HTMLElement;
  run(action: Action): void;
  close(): void;
}

/** What stands behind a menu's button. A refused action stays reachable; why it is refused stands below, once. */
export default function ActionList({ actions, record, anchor, run, close }: Props) {
  const ask = useActionGates();
  const why = useWhy();
  const { text } = useMessages();
  const whyId = useId();
  const items = actions
    .map((action) => ({ action, gate: ask(action, record) }))
    .filter(({ gate }) => gate.allowed || gate.refused !== 'hide');
  const reasons = [...new Set(items.map(({ gate }) => gate.reason).filter(Boolean))];
  const explained = why && items.find(({ gate }) => gate.explained)?.action.gate;
  // Empty while its words are on the way.
  const more = explained ? text('shell/why.why') : '';
  return (
    <Menu anchor={anchor} close={close}>
      {items.map(({ action, gate }) => (
        <MenuItem
          key={action.label}
          aria-disabled={gate.allowed ? undefined : true}
          aria-describedby={gate.allowed ? undefined : `${whyId}${reasons.indexOf(gate.reason)}`}
          sx={{
            ...(action.danger && { color: 'error.main' }),
            ...(!gate.allowed && { opacity: 0.55, cursor: 'not-allowed' }),
          }}
          onClick={() => {
            if (!gate.allowed) return;
            close();
            run(action);
          }}
        >
          {action.icon && (
            <ListItemIcon>
              <Icon name={action.icon} />
            </ListItemIcon>
          )}
          {action.label}
        </MenuItem>
      ))}
      {reasons.map((reason, index) => (
        <Why key={reason} id={`${whyId}${index}`} role="presentation">
          {reason}
        </Why>
      ))}
      {why && explained && more && (
        <MenuItem
          dense
          onClick={() => {
            close();
            why(explained, record);
          }}
        >
          {more}
        </MenuItem>
      )}
    </Menu>
  );
}
