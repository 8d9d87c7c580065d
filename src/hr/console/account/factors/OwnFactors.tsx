import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { BackLink, ScreenHeader, useScreenTitle } from '../../../../console/parts.ts';
import { useActor, useConstant, useMessages, useOptions, useOverlays } from '../../../../console/slots.ts';
import { FactorCards } from './FactorCards.tsx';
import { MethodCard } from './MethodCard.tsx';
import { RecoveryCard } from './RecoveryCard.tsx';
import { SetupPanel } from './SetupPanel.tsx';
import { useDisable } from './use-disable.ts';
import { useEnabling } from './use-enabling.ts';
import { type Channel, channelsOf, entryOf, type Factors } from './use-factors.ts';
import { useFacts } from './use-facts.tsx';
import { useRecoveryCodes } from './use-recovery-codes.ts';

interface Props {
  factors: Factors;
  /** One comes from the list of administrators. */
  listed: boolean;
}

/** The methods of the person who is signed in, each on a card. */
export function OwnFactors({ factors, listed }: Props) {
  const { text } = useMessages();
  const title = useScreenTitle(undefined);
  const options = useOptions('account/mfa/methods');
  const period = useConstant<number>('account/mfa/appPeriod', 30);
  const mustEnable = useActor()?.flags.mfa_setup_required === true;
  const facts = useFacts();
  const disable = useDisable();
  const viewCodes = useRecoveryCodes();
  const prompt = usePrompt(factors);
  const enabling = useEnabling(async (channel) => {
    const next = await prompt(channel);
    if (next === 'codes') await viewCodes();
    if (next === 'phone') await enabling.begin('phone');
  });
  const isEnabled = factors.mfa_data.length > 0;
  return (
    <FactorCards>
      <ScreenHeader
        title={title}
        subtitle={text('account/mfa/about')}
        above={listed && <BackLink to="/settings?tab=2FA&list=admins" />}
      />
      {mustEnable && <Alert severity="warning">{text('account/mfa/setup-required')}</Alert>}
      {channelsOf(factors).map(({ channel, icon }) => {
        const enabled = entryOf(factors, channel) !== undefined;
        const label = options.find(({ value }) => value === channel)?.label ?? channel;
        const word = text(enabled ? 'account/mfa/disable' : 'account/mfa/enable');
        return (
          <MethodCard
            key={channel}
            icon={icon}
            title={label}
            about={text(`account/mfa/card-${channel}`, { seconds: period })}
            enabled={enabled}
            facts={facts(factors, channel)}
            actions={
              <Button
                variant={enabled ? 'outlined' : 'contained'}
                color={enabled ? 'error' : 'primary'}
                aria-label={text('account/mfa/action-on', { action: word, method: label })}
                onClick={() => void (enabled ? disable(channel) : enabling.begin(channel))}
              >
                {word}
              </Button>
            }
          >
            {enabling.setup?.channel === channel && <SetupPanel enabling={enabling} factors={factors} />}
          </MethodCard>
        );
      })}
      <RecoveryCard left={factors.recovery_codes_left} isEnabled={isEnabled} view={viewCodes} />
    </FactorCards>
  );
}

/** After the app: a number as a second way where there can be one, else the recovery codes. */
function usePrompt(factors: Factors): (channel: Channel) => Promise<'codes' | 'phone' | null> {
  const { confirm } = useOverlays();
  return async (channel) => {
    if (channel !== 'app') return null;
    if (entryOf(factors, 'phone')) return null;
    if (factors.text_messages) return (await confirm('account/mfa/prompt-text-message')) ? 'phone' : null;
    return (await confirm('account/mfa/prompt-recovery')) ? 'codes' : null;
  };
}
