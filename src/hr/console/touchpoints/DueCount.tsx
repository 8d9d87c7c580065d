import { styled } from '@mui/material/styles';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { LoadFailure, Moment } from '../../../console/parts.ts';
import { useCall, useConstant, useDocument, useMessages } from '../../../console/slots.ts';
import type { Calls } from '../../../generated/calls.ts';
import { addDays } from '../../rules/due.ts';
import { useSettled } from '../access/use-settled.ts';

const callId = 'touchpoints/stage.due';
type Due = Calls[typeof callId]['answer'];

const Box = styled('section')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    marginBottom: 20,
    paddingBottom: 20,
    borderBottom: `1px solid ${palette.divider}`,
    '& h3': { ...theme.typography.body2, margin: '0 0 8px', fontWeight: 600, color: palette.text.secondary },
    '& h3 + p': { margin: 0 },
    '& dl': { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 16, margin: 0 },
    '& dl > div': { display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end', gap: 2 },
    '& dt': { color: palette.text.secondary, fontSize: '0.8125rem' },
    '& dd': { margin: 0, fontSize: '1.375rem', fontWeight: 620 },
    '& p': { margin: '8px 0 0', color: palette.text.secondary, fontSize: '0.8125rem' },
    '& .days': { display: 'flex', alignItems: 'flex-end', gap: 2, height: 40, marginTop: 12 },
    '& .days > i': { flex: 1, minHeight: 2, borderRadius: 2, backgroundColor: palette.divider },
    '& .days > i.some': { backgroundColor: palette.primary.main },
  };
});

/** How many employees are due by a trigger time, before anyone is asked. */
export function DueCount({ record }: { record: Record<string, unknown> }) {
  const { text } = useMessages();
  const read = useCall(callId);
  const said = useDocument('calls', callId)?.messages;
  const days = useConstant<number>('touchpoints/run.ahead', 30);
  const asked = useSettled(JSON.stringify(askedOf(record)), 400);
  const { data, error, refetch } = useQuery({
    queryKey: [callId, asked],
    enabled: asked !== 'null',
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => (await read<Due>({ query: JSON.parse(asked), signal })).body,
  });
  if (asked === 'null') {
    return (
      <Box aria-label={text('touchpoints/run.due')}>
        <h3>{text('touchpoints/run.due')}</h3>
        <p>{text('touchpoints/run.due-incomplete')}</p>
      </Box>
    );
  }
  if (error) return <LoadFailure error={error} messages={said} retry={() => void refetch()} />;
  return (
    <Box aria-label={text('touchpoints/run.due')} aria-busy={!data}>
      <h3>{text('touchpoints/run.due')}</h3>
      <dl>
        <Figure label={text('touchpoints/run.due-now')} value={data?.now} />
        <Figure label={text('touchpoints/run.due-later', { days })} value={data?.ahead} />
      </dl>
      {data && <Ahead due={data} length={days} />}
    </Box>
  );
}

const Figure = ({ label, value }: { label: string; value: number | undefined }) => (
  <div>
    <dt>{label}</dt>
    <dd>{value === undefined ? '–' : value.toLocaleString('en')}</dd>
  </div>
);

/** A column a day; which days they are is said in words beside it. */
function Ahead({ due, length }: { due: Due; length: number }) {
  const { text } = useMessages();
  const late = useConstant<number>('touchpoints/run.window', 7);
  const people = new Map(due.days.map((one) => [one.day, one.people]));
  const most = Math.max(1, ...people.values());
  const first = due.days[0];
  return (
    <>
      {due.now > 0 && <p>{text('touchpoints/run.due-late', { late })}</p>}
      {first && (
        <>
          <div className="days" role="img" aria-label={text('touchpoints/run.due-chart', { days: length })}>
            {daysAfter(due.today, length).map((day) => {
              const many = people.get(day) ?? 0;
              return (
                <i key={day} className={many ? 'some' : undefined} style={{ height: `${(many / most) * 100}%` }} />
              );
            })}
          </div>
          <p>
            {text('touchpoints/run.due-first')} <Moment value={first.day} time={false} />
          </p>
        </>
      )}
    </>
  );
}

const daysAfter = (day: string, length: number): string[] =>
  Array.from({ length }, (_none, at) => addDays(day, at + 1));

/** Null while the trigger time is not whole. */
function askedOf({ id, triggerTimeDuration, triggerTimeUnit }: Record<string, unknown>) {
  if (!Number.isInteger(triggerTimeDuration) || typeof triggerTimeUnit !== 'string') return null;
  const duration = Number(triggerTimeDuration);
  if (duration < 0 || duration > 1000) return null;
  return { triggerTimeDuration: duration, triggerTimeUnit, ...(typeof id === 'string' && { id }) };
}
