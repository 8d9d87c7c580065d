import { styled } from '@mui/material/styles';
import { useSyncExternalStore } from 'react';
import { useEnvironment } from '../environment.ts';
import { useMessages } from '../messages/use-messages.ts';
import { Icon } from './Icon.tsx';

const Banner = styled('div')(({ theme }) => ({
  '&:not(:empty)': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 8,
    padding: '8px 16px',
    fontSize: '0.875rem',
    color: (theme.vars ?? theme).palette.text.primary,
    backgroundColor: `color-mix(in srgb, ${(theme.vars ?? theme).palette.warning.main} 16%, ${(theme.vars ?? theme).palette.background.paper})`,
    borderBottom: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  },
}));

/** Says that what is shown may be old, for as long as the server is out of reach. */
export function OfflineBanner() {
  const { reachability } = useEnvironment();
  const { text } = useMessages();
  const reachable = useSyncExternalStore(reachability.subscribe, reachability.get, () => true);
  return (
    <Banner role="status">
      {!reachable && (
        <>
          <Icon name="cloud-off" />
          {text('shell/offline')}
        </>
      )}
    </Banner>
  );
}
