import { Cell } from '../../../../console/cells/Cell.tsx';
import { useMessages } from '../../../../console/slots.ts';
import type { Fact } from './MethodCard.tsx';
import { addressOf, type Channel, entryOf, type Factors } from './use-factors.ts';

/** What is known of a method that is enabled. */
export function useFacts(): (factors: Factors, channel: Channel) => Fact[] {
  const { text } = useMessages();
  return (factors, channel) => {
    const entry = entryOf(factors, channel);
    if (!entry) return [];
    const address = addressOf(entry, channel);
    return [
      ...(address ? [{ label: text('account/mfa/codes-to'), value: address }] : []),
      { label: text('account/mfa/since'), value: <Moment at={entry.created_at} /> },
      {
        label: text('account/mfa/last-used'),
        value: entry.last_used ? <Moment at={entry.last_used} /> : text('account/mfa/never'),
      },
    ];
  };
}

const none = {};

const Moment = ({ at }: { at: unknown }) => <Cell name="date-time" record={none} values={[at]} />;
