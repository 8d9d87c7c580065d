import { useQuery } from '@tanstack/react-query';
import { useCall } from '../../../../console/slots.ts';
import type { Calls } from '../../../../generated/calls.ts';

export type Factors = Calls['account/mfa/settings']['answer'];
export type Channel = 'app' | 'email' | 'phone';
type Entry = Factors['mfa_data'][number];

const queryKey = 'account/mfa/settings';

/** One's own second factors. */
export function useFactors() {
  const read = useCall('account/mfa/settings');
  return useQuery({ queryKey: [queryKey], queryFn: async ({ signal }) => (await read<Factors>({ signal })).body });
}

/** Those of someone else, to be looked at. */
export function useMemberFactors(memberId: string) {
  const read = useCall('account/mfa/member');
  return useQuery({
    queryKey: [queryKey, memberId],
    queryFn: async ({ signal }) => (await read<Factors>({ params: { memberId }, signal })).body,
  });
}

/** The wire has one entry for the app and one for both kinds of sent codes. */
export function entryOf({ mfa_data }: Factors, channel: Channel): Entry | undefined {
  if (channel === 'app') return mfa_data.find((entry) => entry.otp_type === 'TOTP');
  const sent = mfa_data.find((entry) => entry.otp_type === 'HOTP');
  const { email_verified, phone_verified } = sent?.extra_data ?? {};
  return (channel === 'email' ? email_verified : phone_verified) ? sent : undefined;
}

export const addressOf = (entry: Entry | undefined, channel: Channel): string | null =>
  channel === 'app' ? null : (entry?.extra_data[channel] ?? null);

/** How the wire names a method. */
export const wireMethod = (channel: Channel) =>
  channel === 'app' ? { otp_type: 'TOTP' as const } : { otp_type: 'HOTP' as const, channel };

/** In which card something is shown, and which icon it has. */
export const channels: readonly { channel: Channel; icon: string }[] = [
  { channel: 'app', icon: 'phone' },
  { channel: 'email', icon: 'mail' },
  { channel: 'phone', icon: 'message' },
];

/** A number makes sense where codes can be sent to it, or where one has been given. */
export const channelsOf = (factors: Factors) =>
  channels.filter(({ channel }) => channel !== 'phone' || factors.text_messages || entryOf(factors, 'phone'));
