import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useConstant, useMessages } from '../../../../console/slots.ts';
import { MethodCard } from './MethodCard.tsx';

interface Props {
  left: number;
  /** Some method is. */
  isEnabled: boolean;
  /** Shows them. */
  view(): Promise<void>;
}

/** How many recovery codes are left, and the way to them. */
export function RecoveryCard({ left, isEnabled, view }: Props) {
  const { text } = useMessages();
  const total = useConstant<number>('account/mfa/recoveryCodes', 10);
  const few = useConstant<number>('account/mfa/fewCodes', 3);
  return (
    <>
      {isEnabled && left <= few && <Alert severity="warning">{text('account/mfa/few-codes-left', { left })}</Alert>}
      <MethodCard
        icon="key"
        title={text('account/mfa/recovery-codes')}
        about={text('account/mfa/card-recovery')}
        facts={[
          {
            label: text('account/mfa/recovery-state'),
            value: isEnabled ? text('account/mfa/recovery-left', { left, total }) : text('account/mfa/recovery-first'),
          },
        ]}
        actions={
          isEnabled && (
            <Button variant="outlined" onClick={() => void view()}>
              {text('account/mfa/codes-view')}
            </Button>
          )
        }
      />
    </>
  );
}
