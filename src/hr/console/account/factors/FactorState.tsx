import { Chip } from '../../../../console/cells/Chip.tsx';
import { type CellProps, useMessages } from '../../../../console/slots.ts';

/** Whether someone has a second factor; who never had one is not known to the table. */
export default function FactorState({ values: [enabled] }: CellProps) {
  const { text } = useMessages();
  return (
    <Chip color={enabled ? 'success' : 'default'}>
      {text(enabled ? 'account/mfa/state-on' : 'account/mfa/state-off')}
    </Chip>
  );
}

FactorState.text = ({ values: [enabled] }: CellProps): string => (enabled ? 'yes' : 'no');
