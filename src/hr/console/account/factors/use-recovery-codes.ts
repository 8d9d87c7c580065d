import { useCall, useDocument, useFailure, useOverlays } from '../../../../console/slots.ts';
import type { Calls } from '../../../../generated/calls.ts';

/** Shows the recovery codes to those who have lately proved who they are. */
export function useRecoveryCodes(): () => Promise<void> {
  const read = useCall('account/mfa/codes');
  const messages = useDocument('calls', 'account/mfa/codes')?.messages;
  const { open } = useOverlays();
  const failure = useFailure();
  return async () => {
    try {
      const { body } = await read<Calls['account/mfa/codes']['answer']>();
      await open('account/mfa/recovery-codes', { ...body });
    } catch (error) {
      await failure(error, messages);
    }
  };
}
