import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { Icon } from '../../../console/parts.ts';
import { useConstant, useMessages } from '../../../console/slots.ts';
import type { Figures } from './use-overview.ts';
import type { ShowChats } from './use-show-chats.ts';

const List = styled('dl')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))',
    gap: 12,
    margin: 0,
    '& > div': {
      padding: '14px 16px',
      border: `1px solid ${palette.divider}`,
      borderRadius: 12,
      backgroundColor: palette.background.paper,
    },
    '& dt': { fontSize: '0.8125rem', color: palette.text.secondary },
    '& dd': { margin: 0 },
    '& .figure': { fontSize: '1.625rem', fontWeight: 650, lineHeight: 1.35, fontVariantNumeric: 'tabular-nums' },
    '& .hint': {
      display: 'flex',
      alignItems: 'center',
      gap: 4,
      fontSize: '0.8125rem',
      color: palette.text.secondary,
    },
    '& .good': { color: palette.success.main },
    '& .low': { color: palette.error.main },
    [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  };
});

/** The figures that one looks at first. */
export function Tiles({
  headcount,
  left,
  figures,
  showChats,
}: {
  headcount: number;
  left: number;
  figures: Figures;
  showChats?: ShowChats;
}) {
  const { text } = useMessages();
  const titleId = useId();
  const { respondents, completed, started, rate, engagement, high_risk } = figures;
  const share =
    respondents !== null && headcount > 0 ? Math.min(100, Math.round((100 * respondents) / headcount)) : null;
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="unseen">
        {text('segments/overview.figures')}
      </h2>
      <List>
        <Tile
          label={text('segments/overview.headcount')}
          value={whole(headcount)}
          hint={left > 0 && text('segments/overview.left', { count: whole(left) })}
        />
        <Tile
          label={text('segments/overview.respondents')}
          value={whole(respondents)}
          hint={share === null ? '' : text('segments/overview.respondents-of', { percent: share })}
        />
        <Tile
          label={text('segments/overview.chats')}
          value={whole(completed)}
          hint={rate === null ? '' : text('segments/overview.chats-of', { rate, started: whole(started) })}
          show={showChats && (() => showChats({ last: true }))}
        />
        <Tile
          label={text('segments/overview.engagement')}
          value={engagement === null ? '--' : engagement.toFixed(1)}
          hint={<Score value={engagement} />}
        />
        <Tile
          label={text('segments/overview.high-risk')}
          value={high_risk === null ? text('segments/overview.hidden') : whole(high_risk)}
          hint={text('segments/overview.high-risk-hint')}
          show={
            showChats && high_risk !== null
              ? () => showChats({ last: true, sessionTab: 'high_risk_session' })
              : undefined
          }
        />
      </List>
    </section>
  );
}

interface TileProps {
  label: string;
  value: string;
  hint?: React.ReactNode;
  /** Lists whom it is about. */
  show?(): void;
}

function Tile({ label, value, hint, show }: TileProps) {
  const { text } = useMessages();
  return (
    <div>
      <dt>{label}</dt>
      <dd className="figure">{value}</dd>
      {hint && <dd className="hint">{hint}</dd>}
      {show && (
        <dd>
          <Button
            size="small"
            variant="text"
            sx={{ ml: -1.75 }}
            onClick={show}
            aria-label={text('segments/overview.show-employees-of', { label })}
          >
            {text('segments/overview.show-employees')}
          </Button>
        </dd>
      )}
    </div>
  );
}

/** Good or low in words and by an icon: the colour only repeats it. */
function Score({ value }: { value: number | null }) {
  const { text } = useMessages();
  const goodAbove = useConstant<number>('segments/engagement.goodAbove', 3);
  if (value === null) return null;
  const good = value > goodAbove;
  return (
    <>
      <span className={good ? 'good' : 'low'} style={{ display: 'inline-flex', alignItems: 'center', gap: 4 }}>
        <Icon name={good ? 'arrow-up' : 'arrow-down'} />
        {text(good ? 'segments/overview.good' : 'segments/overview.low')}
      </span>
      <span>{text('segments/overview.out-of-five')}</span>
    </>
  );
}

export const whole = (value: number | null): string => (value === null ? '--' : value.toLocaleString('en'));
