import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { Arriving, Icon, late, useMessages } from '../../../console/slots.ts';
import { useAlerts } from './use-alerts.ts';

const [AlertsPanel, loadPanel] = late(() => import('./AlertsPanel.tsx'));

const Bell = styled('button')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    position: 'relative',
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: 40,
    height: 40,
    padding: 0,
    border: 0,
    borderRadius: '50%',
    fontSize: 22,
    color: palette.text.secondary,
    background: 'none',
    cursor: 'pointer',
    '&:hover, &[aria-expanded="true"]': { backgroundColor: palette.action.hover, color: palette.text.primary },
    '& .count': {
      position: 'absolute',
      top: 2,
      right: 0,
      minWidth: 18,
      height: 18,
      padding: '0 5px',
      borderRadius: 9,
      fontSize: '0.6875rem',
      fontWeight: 700,
      lineHeight: '18px',
      color: palette.error.contrastText,
      backgroundColor: palette.error.main,
    },
  };
});

const most = 99;

/** How many alerts are unread, and behind it what they are. */
export default function AlertsBell() {
  const { text } = useMessages();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const unread = useAlerts(1).data?.unread_count ?? 0;
  const label = text(unread > 0 ? 'people/alert/bell-unread' : 'people/alert/bell', { count: unread });
  return (
    <>
      <Bell
        type="button"
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={Boolean(anchor)}
        onPointerEnter={loadPanel}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon name="notifications" />
        {unread > 0 && (
          <span className="count" aria-hidden>
            {unread > most ? `${most}+` : unread}
          </span>
        )}
      </Bell>
      {anchor && (
        <Arriving lost={() => setAnchor(null)}>
          <AlertsPanel anchor={anchor} close={() => setAnchor(null)} />
        </Arriving>
      )}
    </>
  );
}
