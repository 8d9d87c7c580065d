import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Close from '@mui/icons-material/Close';
import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import Info from '@mui/icons-material/InfoOutlined';
import Warning from '@mui/icons-material/WarningAmberOutlined';
import { styled } from '@mui/material/styles';
import { useCallback, useEffect, useState } from 'react';
import { type NotificationPayload, useNotificationContext } from 'react-admin';
import { useWords } from '../messages/use-words.ts';

const icons = { success: CheckCircle, info: Info, warning: Warning, error: ErrorIcon };
/** Older ones give way: a stack taller than this hides the page. */
const most = 4;

interface Snack extends NotificationPayload {
  key: number;
}

/** The same sentence again takes the place of the last one: quick steps do not pile up. */
const keyed = (taken: NotificationPayload, list: readonly Snack[]): Snack => ({
  ...taken,
  key: 1 + Math.max(0, ...list.map((snack) => snack.key)),
});

const Stack = styled('div')({
  position: 'fixed',
  zIndex: 1500,
  bottom: 20,
  left: 20,
  right: 20,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 8,
  pointerEvents: 'none',
  '& > div': { display: 'grid', gap: 8, maxWidth: '100%' },
});

const Card = styled('div')(({ theme }) => ({
  pointerEvents: 'auto',
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  maxWidth: 560,
  padding: '10px 8px 10px 14px',
  borderRadius: 8,
  backgroundColor: '#1f2a28',
  color: '#f2f6f5',
  fontSize: '0.875rem',
  boxShadow: '0 8px 28px rgba(0, 0, 0, 0.28)',
  border: '1px solid rgba(255, 255, 255, 0.12)',
  '&[data-type="error"]': { backgroundColor: '#7d1d17', color: '#ffffff' },
  '& svg': { fontSize: 20, flex: 'none' },
  '& span': { flex: 1, overflowWrap: 'anywhere' },
  '& button': {
    font: 'inherit',
    color: 'inherit',
    background: 'none',
    border: 0,
    borderRadius: 6,
    padding: '4px 8px',
    minHeight: 32,
    cursor: 'pointer',
    display: 'inline-flex',
    alignItems: 'center',
    '&:hover': { backgroundColor: 'rgba(255, 255, 255, 0.14)' },
    '&:focus-visible': { outline: '2px solid currentColor', outlineOffset: 1 },
  },
  '& button.action': { fontWeight: 600, color: '#8addcb', textDecoration: 'underline', textUnderlineOffset: 3 },
  [theme.breakpoints.down('sm')]: { width: '100%' },
}));

/** Shows react-admin's notifications: several at once, errors until they are closed, each read out once. */
export function Snackbars() {
  const { notifications, takeNotification } = useNotificationContext();
  const [snacks, setSnacks] = useState<Snack[]>([]);
  useEffect(() => {
    if (notifications.length === 0) return;
    const taken = takeNotification();
    if (taken)
      setSnacks((list) => [...list.filter((one) => one.message !== taken.message), keyed(taken, list)].slice(-most));
  }, [notifications, takeNotification]);
  const close = useCallback((key: number) => setSnacks((list) => list.filter((snack) => snack.key !== key)), []);
  const draw = (snack: Snack) => <SnackCard key={snack.key} snack={snack} close={close} />;
  return (
    <Stack>
      <div role="alert">{snacks.filter((snack) => snack.type === 'error').map(draw)}</div>
      <div role="status">{snacks.filter((snack) => snack.type !== 'error').map(draw)}</div>
    </Stack>
  );
}

interface SnackAction {
  label: string;
  run(): void;
}

function SnackCard({ snack, close }: { snack: Snack; close(key: number): void }) {
  const words = useWords();
  const [held, setHeld] = useState(false);
  const { action, autoHideDuration } = (snack.notificationOptions ?? {}) as {
    action?: SnackAction;
    autoHideDuration?: number | null;
  };
  const stay = autoHideDuration === null ? null : action ? 10_000 : (autoHideDuration ?? 6000);
  useEffect(() => {
    if (held || stay === null) return;
    const timer = setTimeout(() => close(snack.key), stay);
    return () => clearTimeout(timer);
  }, [held, stay, close, snack.key]);
  const Icon = icons[snack.type];
  const hold = {
    onMouseEnter: () => setHeld(true),
    onMouseLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  };
  return (
    <Card data-type={snack.type} {...hold}>
      <Icon aria-hidden />
      <span>{snack.message}</span>
      {action && (
        <button
          type="button"
          className="action"
          onClick={() => {
            close(snack.key);
            action.run();
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" aria-label={words('close')} onClick={() => close(snack.key)}>
        <Close aria-hidden />
      </button>
    </Card>
  );
}
