import Button, { type ButtonProps } from '@mui/material/Button';
import type { Action } from '../../shared/documents/screen.ts';
import { useActionGates } from '../gates/use-action-gate.ts';
import { useWhy } from '../gates/use-why.ts';
import { WhyButton } from '../gates/WhyButton.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { Icon } from '../shell/Icon.tsx';
import { Tooltip } from '../shell/Tooltip.tsx';

interface Props extends Pick<ButtonProps, 'variant' | 'size' | 'className' | 'aria-label' | 'autoFocus' | 'loading'> {
  action: Action;
  record?: Record<string, unknown>;
  run(): void;
}

/**
 * A declared action as a button. Refused, it vanishes, or gives way to the reason, or stays and says why:
 * still reached by the keyboard, with the reason in a tooltip that opens on focus, and more about it behind Why?.
 */
export function GatedButton({ action, record, run, ...props }: Props) {
  const gate = useActionGates()(action, record);
  const why = useWhy();
  const { text } = useMessages();
  if (!gate.allowed && gate.refused === 'hide') return null;
  if (!gate.allowed && gate.refused === 'text') {
    return (
      <span>
        {gate.reason} <WhyButton gate={action.gate} record={record} />
      </span>
    );
  }
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
  if (gate.allowed) return button;
  const { gate: id } = action;
  // Empty while its words are on the way.
  const label = why && gate.explained ? text('shell/why.why') : '';
  const more = id && why && label ? { label, run: () => why(id, record) } : undefined;
  return (
    <Tooltip text={gate.reason} more={more}>
      {button}
    </Tooltip>
  );
}
