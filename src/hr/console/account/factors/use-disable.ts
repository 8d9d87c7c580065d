import { useOverlays } from '../../../../console/slots.ts';
import type { Channel } from './use-factors.ts';

/** Asks first, then for the password. */
export function useDisable(): (channel: Channel) => Promise<void> {
  const { confirm, open } = useOverlays();
  return async (channel) => {
    if (await confirm('account/mfa/disable-confirm')) await open('account/mfa/disable', { channel });
  };
}
