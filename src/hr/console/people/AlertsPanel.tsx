import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { LoadFailure, Notice } from '../../../console/parts.ts';
import { useClosedByLeaving, useConstant, useDocument, useMessages } from '../../../console/slots.ts';
import { AlertLine } from './AlertLine.tsx';
import { useAlerts, useRead } from './use-alerts.ts';

const Head = styled('div')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  minHeight: 56,
  padding: '8px 12px 8px 20px',
  backgroundColor: (theme.vars ?? theme).palette.background.paper,
  borderBottom: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  '& h2': { margin: 0, fontSize: '1rem', fontWeight: 640 },
}));

const List = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });

interface Props {
  anchor: HTMLElement;
  close(): void;
}

/** The newest first; each leads to what it is about. */
export default function AlertsPanel({ anchor, close }: Props) {
  useClosedByLeaving(close);
  const { text } = useMessages();
  const titleId = useId();
  const step = useConstant<number>('people/alert/page', 10);
  const [limit, setLimit] = useState(step);
  const call = useDocument('calls', 'people/alert/list');
  const alerts = useAlerts(limit);
  const read = useRead();
  const { data, error, isPlaceholderData, refetch } = alerts;
  const more = data && data.total_count > limit && limit < 100;
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={close}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': titleId,
          sx: {
            width: 'min(400px, calc(100vw - 32px))',
            maxHeight: 'min(560px, calc(100vh - 96px))',
            mt: 0.5,
            border: 1,
            borderColor: 'divider',
          },
        },
      }}
    >
      <Head>
        <h2 id={titleId}>{text('people/alert/title')}</h2>
        {data && data.unread_count > 0 && (
          <Button size="small" disabled={read.isPending} onClick={() => read.mutate(null)}>
            {text('people/alert/mark-all')}
          </Button>
        )}
      </Head>
      {error && !data && <LoadFailure error={error} messages={call?.messages} retry={() => void refetch()} />}
      {!data && !error && <Waiting label={text('people/alert/loading')} />}
      {data?.data.length === 0 && <Notice icon="notifications" text={text('people/alert/none')} />}
      <List>
        {data?.data.map((alert) => (
          <AlertLine key={alert.id} alert={alert} read={() => read.mutate(alert.id)} close={close} />
        ))}
      </List>
      {more && (
        <Button fullWidth disabled={isPlaceholderData} onClick={() => setLimit(Math.min(100, limit + step))}>
          {text('people/alert/more')}
        </Button>
      )}
    </Popover>
  );
}

function Waiting({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} style={{ padding: '12px 20px' }}>
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} height={44} />
      ))}
    </div>
  );
}
