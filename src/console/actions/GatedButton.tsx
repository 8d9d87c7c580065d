import Button, { type ButtonProps } from '@mui/material/Button';
import type { Action } from '../../shared/documents/screen.ts';
import { useGate } from '../gates/use-gate.ts';
import { Icon } from '../shell/Icon.tsx';
import { Tooltip } from '../shell/Tooltip.tsx';

interface Props extends Pick<ButtonProps, 'variant' | 'size' | 'className' | 'aria-label'> {
  action: Action;
  record?: Record<string, unknown>;
  run(): void;
}

/**
 * A declared action as a button. Refused, it vanishes, or gives way to the reason, or stays and says why:
 * still reached by the keyboard, with the reason in a tooltip that opens on focus.
 */
export function GatedButton({ action, record, run, ...props }: Props) {
  const gate = useGate(action.gate, record);
  if (!gate.allowed && gate.refused === 'hide') return null;
  if (!gate.allowed && gate.refused === 'text') return <span>{gate.reason}</span>;
  const button = (
    <Button
      variant={action.variant ?? 'outlined'}
      color={action.danger ? 'error' : 'primary'}
      startIcon={action.icon ? <Icon name={action.icon} /> : undefined}
      aria-disabled={gate.allowed ? undefined : true}
      {...props}
      onClick={gate.allowed ? run : undefined}
    >
      {action.label}
    </Button>
  );
  return gate.allowed ? button : <Tooltip text={gate.reason}>{button}</Tooltip>;
}
