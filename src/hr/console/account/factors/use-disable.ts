import { useActor, useOverlays, useRunAction, useSigning } from '../../../../console/slots.ts';
import { type Channel, wireMethod } from './use-factors.ts';

/** Asks first, then for the password where there is one. */
export function useDisable(): (channel: Channel) => Promise<void> {
  const { confirm, open } = useOverlays();
  const run = useRunAction();
  const signing = useSigning();
  const hasPassword = useActor()?.flags.has_password === true;
  const done = () => void signing.refresh();
  return async (channel) => {
    const { otp_type, channel: hotp_type } = { channel: undefined, ...wireMethod(channel) };
    const send = { otp_type, hotp_type };
    const ask = 'account/mfa/disable-confirm';
    if (!hasPassword) return run({ label: '', confirm: ask, calls: 'account/mfa/disable', send }, { done });
    if ((await confirm(ask)) && (await open('account/mfa/disable', send))) done();
  };
}
