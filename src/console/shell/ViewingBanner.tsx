import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useFailure } from '../actions/use-failure.ts';
import { useEnvironment } from '../environment.ts';
import { useMessages } from '../messages/use-messages.ts';
import type { Viewing } from '../session/session-store.ts';
import { Icon } from './Icon.tsx';

const Banner = styled('section')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    position: 'sticky',
    top: 56,
    zIndex: 1090,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '6px 12px',
    minHeight: 46,
    padding: '5px 16px',
    fontSize: '0.875rem',
    color: palette.text.primary,
    backgroundColor: `color-mix(in srgb, ${palette.warning.main} 22%, ${palette.background.paper})`,
    borderBottom: `1px solid ${palette.warning.main}`,
    '& svg': { flex: 'none' },
    '& p': { margin: 0, minWidth: 0, overflowWrap: 'anywhere' },
    '& .left': { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
    [theme.breakpoints.down('sm')]: { justifyContent: 'space-between', '& > svg': { display: 'none' } },
  };
});

/** What else sticks to the top stands below the banner. */
const lower = { ':root': { '--bars': '102px' } };
const tick = 10_000;

/** On every page while the console is seen as someone else: as whom, how long still, and the way out. */
export default function ViewingBanner({ viewing }: { viewing: Viewing }) {
  const { text } = useMessages();
  const { signing } = useEnvironment();
  const navigate = useNavigate();
  const failure = useFailure();
  const [busy, setBusy] = useState(false);
  const stop = useCallback(async () => {
    setBusy(true);
    try {
      await signing.stopViewing();
      await navigate('/');
    } catch (error) {
      await failure(error);
    } finally {
      setBusy(false);
    }
  }, [signing, navigate, failure]);
  const minutes = useMinutesLeft(viewing.until, stop);
  const who = text(viewing.group ? 'shell/viewing.as-in-group' : 'shell/viewing.as', {
    name: viewing.name,
    group: viewing.group ?? '',
  });
  return (
    <Banner aria-label={text('shell/viewing.label')}>
      <GlobalStyles styles={lower} />
      <Icon name="view" fontSize="small" />
      <p>
        <strong>{who}</strong> <span className="left">{text('shell/viewing.left', { minutes })}</span>
      </p>
      <Button
        size="small"
        variant="contained"
        color="inherit"
        loading={busy}
        onClick={() => void stop()}
        sx={{ flex: 'none' }}
      >
        {text('shell/viewing.stop')}
      </Button>
    </Banner>
  );
}

/** Whole minutes, at least one until it is over; then `over` is called, also after the computer has slept. */
function useMinutesLeft(until: number, over: () => void): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tick);
    const rest = setTimeout(() => over(), Math.max(0, until - Date.now()));
    return () => {
      clearInterval(timer);
      clearTimeout(rest);
    };
  }, [until, over]);
  return Math.max(1, Math.ceil((until - now) / 60_000));
}
