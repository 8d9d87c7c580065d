import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Close from '@mui/icons-material/Close';
import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import Info from '@mui/icons-material/InfoOutlined';
import Warning from '@mui/icons-material/WarningAmberOutlined';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useWords } from '../messages/use-words.ts';
import { isError, type Snack } from './snack.ts';
import { useSnackHost } from './snack-host.ts';
import { useClearStack } from './use-clear-stack.ts';

const icons = { success: CheckCircle, info: Info, warning: Warning, error: ErrorIcon };

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

export interface SnackStackProps {
  snacks: readonly Snack[];
  /** What moves into another dialog has been read out before. */
  onMoved(): void;
  close(key: number): void;
}

/** Where notifications stand: in the dialog on top, or in a part of the page of their own. */
export default function SnackStack({ snacks, onMoved, close }: SnackStackProps) {
  const host = useSnackHost();
  const first = useRef(host);
  const stack = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (first.current !== host) onMoved();
    first.current = host;
  }, [host, onMoved]);
  useClearStack(stack, snacks.at(-1)?.key, host);
  const draw = (snack: Snack) => <SnackCard key={snack.key} snack={snack} close={close} />;
  const fresh = snacks.filter((snack) => !snack.isTold);
  return createPortal(
    <Stack ref={stack}>
      <div role="log" aria-live="off">
        {snacks.filter((snack) => snack.isTold).map(draw)}
      </div>
      <div role="alert">{fresh.filter(isError).map(draw)}</div>
      <div role="status">{fresh.filter((snack) => !isError(snack)).map(draw)}</div>
    </Stack>,
    host,
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
