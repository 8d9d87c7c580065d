import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Close from '@mui/icons-material/Close';
import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import Info from '@mui/icons-material/InfoOutlined';
import Warning from '@mui/icons-material/WarningAmberOutlined';
import { styled } from '@mui/material/styles';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type NotificationPayload, useNotificationContext, useNotify } from 'react-admin';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router';
import { type Complaints, ComplaintsContext } from '../messages/complaint.ts';
import { useWords } from '../messages/use-words.ts';
import { useSessionUser } from '../session/use-actor.ts';
import { useSnackHost } from './snack-host.ts';
import { useClearStack } from './use-clear-stack.ts';

const icons = { success: CheckCircle, info: Info, warning: Warning, error: ErrorIcon };
/** Older ones give way: a stack taller than this hides the page. */
const most = 4;

/** Milliseconds in which a screen that was refused leads elsewhere: why is still to be read there. */
const justSaid = 1000;

interface Snack extends NotificationPayload {
  key: number;
  since: number;
  /** It has been read out where it stood before. */
  isTold?: true;
}

const isError = ({ type }: NotificationPayload) => type === 'error';

/** The same sentence again, or another error, takes the place of the last one: nothing piles up. */
function withNew(list: readonly Snack[], taken: NotificationPayload): Snack[] {
  const key = 1 + Math.max(0, ...list.map((snack) => snack.key));
  const kept = list.filter((one) => one.message !== taken.message && !(isError(one) && isError(taken)));
  return [...kept, { ...taken, key, since: Date.now() }].slice(-most);
}

const Stack = styled('div')({
  position: 'fixed',
  zIndex: 1500,
  bottom: 20,
  left: 20,
  maxWidth: 'calc(100vw - 40px)',
  pointerEvents: 'none',
  '& > div': { display: 'grid', justifyItems: 'start' },
  '& > div > div': { marginTop: 8 },
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

/** Shows react-admin's notifications: one error until the next try, others for a while, each read out once. */
export function Snackbars({ children }: { children: ReactNode }) {
  const { notifications, takeNotification } = useNotificationContext();
  const [snacks, setSnacks] = useState<Snack[]>([]);
  const host = useSnackHost();
  const stack = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (notifications.length === 0) return;
    const taken = takeNotification();
    if (taken) setSnacks((list) => withNew(list, taken));
  }, [notifications, takeNotification]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what moves into another dialog has been read out before
  useEffect(() => setSnacks((list) => list.map((snack) => ({ ...snack, isTold: true }))), [host]);
  const close = useCallback((key: number) => setSnacks((list) => list.filter((snack) => snack.key !== key)), []);
  const complaints = useComplaintSnacks(setSnacks);
  useClearStack(stack, snacks.at(-1)?.key, host);
  const draw = (snack: Snack) => <SnackCard key={snack.key} snack={snack} close={close} />;
  const fresh = snacks.filter((snack) => !snack.isTold);
  return (
    <>
      <ComplaintsContext value={complaints}>{children}</ComplaintsContext>
      {createPortal(
        <Stack ref={stack}>
          <div>{snacks.filter((snack) => snack.isTold).map(draw)}</div>
          <div role="alert">{fresh.filter(isError).map(draw)}</div>
          <div role="status">{fresh.filter((snack) => !isError(snack)).map(draw)}</div>
        </Stack>,
        host,
      )}
    </>
  );
}

/** Complaints of pages. They are gone with the next try, with the page they are about, and with the session. */
function useComplaintSnacks(change: (next: (list: Snack[]) => Snack[]) => void): Complaints {
  const notify = useNotify();
  const { pathname } = useLocation();
  const isSignedIn = Boolean(useSessionUser());
  const drop = useCallback(
    (isOver: (snack: Snack) => boolean = () => true) =>
      change((list) => (list.some(isError) ? list.filter((snack) => !isError(snack) || !isOver(snack)) : list)),
    [change],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the page is another one
  useEffect(() => drop((snack) => Date.now() - snack.since > justSaid), [pathname, drop]);
  useEffect(() => (isSignedIn ? undefined : drop()), [isSignedIn, drop]);
  return useMemo(
    () => ({
      say: (sentence, details = []) =>
        notify([sentence.text, ...details].join(' '), { type: 'error', autoHideDuration: null }),
      clear: () => drop(),
    }),
    [notify, drop],
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
