import { styled } from '@mui/material/styles';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { formatDate } from '../../../console/cells/dates.ts';
import { useFormats } from '../../../console/cells/use-formats.ts';
import { LoadFailure } from '../../../console/parts.ts';
import { useCall, useConstant, useDocument, useMessages } from '../../../console/slots.ts';
import type { Calls } from '../../../generated/calls.ts';
import type { Call } from '../../../shared/documents/call.ts';
import { addDays } from '../../rules/due.ts';
import { useSettled } from '../access/use-settled.ts';
import { Figures } from './Figures.tsx';

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
  const call = useDocument('calls', callId);
  const days = useConstant<number>('touchpoints/run.ahead', 30);
  const asked = useSettled(JSON.stringify(askedOf(record, call)), 400);
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
  if (error) return <LoadFailure error={error} messages={call?.messages} retry={() => void refetch()} />;
  return (
    <Box aria-label={text('touchpoints/run.due')}>
      <h3>{text('touchpoints/run.due')}</h3>
      <Figures
        of={[
          [text('touchpoints/run.due-now'), data?.now],
          [text('touchpoints/run.due-later', { days }), data?.ahead],
        ]}
      />
      {data?.partial && <p>{text('touchpoints/run.partial')}</p>}
      {data && <Ahead due={data} length={days} />}
    </Box>
  );
}

/** A column a day; which days they are is said in words beside it. */
function Ahead({ due, length }: { due: Due; length: number }) {
  const { text } = useMessages();
  const late = useConstant<number>('touchpoints/run.window', 7);
  const people = new Map(due.days.map((one) => [one.day, one.people]));
  const most = Math.max(1, ...people.values());
  const first = due.days[0];
  const { dateFormat } = useFormats();
  const told = due.days.map(({ day, people: many }) =>
    text('touchpoints/run.due-day', { day: formatDate(day, dateFormat), people: many }),
  );
  return (
    <>
      {due.paused && <p role="status">{text('touchpoints/run.due-paused')}</p>}
      {due.now > 0 && <p>{text('touchpoints/run.due-late', { late })}</p>}
      {first && (
        <>
          <div
            className="days"
            role="img"
            aria-label={[text('touchpoints/run.due-chart', { days: length }), ...told].join(', ')}
          >
            {daysAfter(due.today, length).map((day) => {
              const many = people.get(day) ?? 0;
              return (
                <i key={day} className={many ? 'some' : undefined} style={{ height: `${(many / most) * 100}%` }} />
              );
            })}
          </div>
          <p>{text('touchpoints/run.due-first', { day: formatDate(first.day, dateFormat) })}</p>
        </>
      )}
    </>
  );
}

const daysAfter = (day: string, length: number): string[] =>
  Array.from({ length }, (_none, at) => addDays(day, at + 1));

/** Null while the trigger time is not one that the call takes. */
function askedOf({ id, triggerTimeDuration: duration, triggerTimeUnit }: Record<string, unknown>, call?: Call) {
  const { minimum = 0, maximum = 0 } = call?.query?.properties.triggerTimeDuration ?? {};
  if (typeof duration !== 'number' || !Number.isInteger(duration) || duration < minimum || duration > maximum)
    return null;
  if (typeof triggerTimeUnit !== 'string') return null;
  return { triggerTimeDuration: duration, triggerTimeUnit, ...(typeof id === 'string' && { id }) };
}
