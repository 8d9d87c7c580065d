import { styled } from '@mui/material/styles';
import { Link } from 'react-router';
import Moment from '../../../console/cells/Moment.tsx';
import { useMessages } from '../../../console/slots.ts';
import type { Alert } from './use-alerts.ts';

const Line = styled('li')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    borderBottom: `1px solid ${palette.divider}`,
    '&:last-child': { borderBottom: 0 },
    '& > a, & > button': {
      display: 'grid',
      gridTemplateColumns: '10px minmax(0, 1fr)',
      gap: '2px 10px',
      width: '100%',
      padding: '12px 20px 12px 14px',
      border: 0,
      font: 'inherit',
      fontSize: '0.875rem',
      textAlign: 'start',
      textDecoration: 'none',
      color: palette.text.primary,
      background: 'none',
      cursor: 'pointer',
      overflowWrap: 'anywhere',
    },
    '& > button[aria-disabled="true"]': { cursor: 'default' },
    '& > a:hover, & > button:not([aria-disabled="true"]):hover': { backgroundColor: palette.action.hover },
    '& .dot': { alignSelf: 'center', width: 8, height: 8, borderRadius: '50%' },
    '&[data-unread] .dot': { backgroundColor: palette.primary.main },
    '&[data-unread] .what': { fontWeight: 600 },
    '& time, & .closed': { gridColumn: 2, fontSize: '0.8125rem', color: palette.text.secondary },
  };
});

const month = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** The moment, or of a chat without a name the day, month or year that is told. */
function When({ alert: { createdAt, within } }: { alert: Alert }) {
  if (within === undefined) return <Moment value={createdAt} time />;
  const day = createdAt.slice(0, 10);
  if (within === 'day') return <Moment value={day} time={false} />;
  return <time dateTime={day}>{within === 'year' ? day.slice(0, 4) : month.format(new Date(`${day}T00:00:00Z`))}</time>;
}

interface Props {
  alert: Alert;
  read(): void;
  close(): void;
}

/** Opening it is reading it; one that leads nowhere is read by a press. */
export function AlertLine({ alert, read, close }: Props) {
  const { text } = useMessages();
  const shown = (
    <>
      <span className="dot" aria-hidden />
      <span className="what">
        {!alert.read && <span className="unseen">{text('people/alert/unread')} </span>}
        {alert.text}
      </span>
      {!alert.link && <span className="closed">{text('people/alert/closed')}</span>}
      <When alert={alert} />
    </>
  );
  const mark = () => {
    if (!alert.read) read();
  };
  return (
    <Line data-unread={alert.read ? undefined : true}>
      {alert.link ? (
        <Link
          to={alert.link}
          onClick={() => {
            mark();
            close();
          }}
        >
          {shown}
        </Link>
      ) : (
        <button type="button" aria-disabled={alert.read || undefined} onClick={mark}>
          {shown}
        </button>
      )}
    </Line>
  );
}
