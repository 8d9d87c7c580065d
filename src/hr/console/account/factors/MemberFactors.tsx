import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { BackLink, Notice, ScreenHeader } from '../../../../console/parts.ts';
import {
  useCall,
  useDocument,
  useFailure,
  useGate,
  useMessages,
  useNotice,
  useOptions,
  useOverlays,
} from '../../../../console/slots.ts';
import { FactorCards } from './FactorCards.tsx';
import { MethodCard } from './MethodCard.tsx';
import { channels, entryOf, type Factors } from './use-factors.ts';
import { useFacts } from './use-facts.tsx';

/** How someone else is protected: to be read, and by a SuperAdmin to be reset. */
export function MemberFactors({ memberId, factors }: { memberId: string; factors: Factors }) {
  const { text } = useMessages();
  const options = useOptions('account/mfa/methods');
  const facts = useFacts();
  const mayManage = useGate('account/mfa/manage').allowed;
  const name = factors.display_name ?? factors.email ?? '';
  const reset = useReset(memberId, name);
  const enabled = channels.filter(({ channel }) => entryOf(factors, channel));
  return (
    <FactorCards>
      <ScreenHeader
        title={text('account/mfa/member-of', { name })}
        subtitle={factors.email}
        above={mayManage && <BackLink to="/settings?tab=2FA&list=admins" />}
        actions={
          mayManage &&
          enabled.length > 0 && (
            <Button variant="outlined" color="error" onClick={() => void reset()}>
              {text('account/mfa/member-reset')}
            </Button>
          )
        }
      />
      {enabled.length === 0 && <Notice icon="security" text={text('account/mfa/member-none')} />}
      {enabled.map(({ channel, icon }) => (
        <MethodCard
          key={channel}
          icon={icon}
          title={options.find(({ value }) => value === channel)?.label ?? channel}
          about=""
          enabled
          facts={facts(factors, channel)}
        />
      ))}
    </FactorCards>
  );
}

function useReset(user: string, display_name: string): () => Promise<void> {
  const reset = useCall('account/mfa/reset');
  const messages = useDocument('calls', 'account/mfa/reset')?.messages;
  const { confirm } = useOverlays();
  const queries = useQueryClient();
  const notice = useNotice();
  const failure = useFailure();
  return async () => {
    if (!(await confirm('account/mfa/reset-confirm', { display_name }))) return;
    try {
      await reset({ body: { user } });
      await queries.invalidateQueries();
      if (messages?.success) notice(messages.success);
    } catch (error) {
      await failure(error, messages);
    }
  };
}
