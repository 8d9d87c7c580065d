import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import {
  Card,
  Cell,
  LoadFailure,
  Moment,
  Notice,
  ScreenHeader,
  ScreenSkeleton,
  useScreenTitle,
} from '../../../console/parts.ts';
import { type ComponentProps, useCall, useDocument, useMessages } from '../../../console/slots.ts';
import type { Calls } from '../../../generated/calls.ts';
import { Track } from './Track.tsx';
import { type Moment as Entry, momentsOf } from './timeline-moments.ts';

const callId = 'people/timeline';
type Answer = Calls[typeof callId]['answer'];

/** What was asked of a person and what came of it, from joining to what is to come. */
export default function PersonTimeline({ record = {} }: ComponentProps) {
  const read = useCall(callId);
  const call = useDocument('calls', callId);
  const title = useScreenTitle(undefined);
  const { text } = useMessages();
  const id = String(record.id);
  const { data, error, refetch } = useQuery({
    queryKey: [callId, id],
    queryFn: async ({ signal }) => (await read<Answer>({ params: { memberId: id }, signal })).body,
    retry: false,
  });
  if (error) return <LoadFailure error={error} messages={call?.messages} retry={() => void refetch()} />;
  if (!data) return <ScreenSkeleton />;
  const { data: entries, today } = data;
  const count = (...states: string[]) => entries.filter(({ state }) => states.includes(state)).length;
  return (
    <>
      <ScreenHeader
        title={title}
        subtitle={
          entries.length > 0 &&
          text('people/timeline/summary', {
            answered: count('answered'),
            sent: count('answered', 'started', 'sent'),
            coming: count('due', 'upcoming'),
          })
        }
      />
      <Card aria-label={title}>
        {entries.length === 0 ? (
          <Notice icon="hourglass" text={text('people/timeline/none')} />
        ) : (
          <Track>
            {momentsOf(entries, { joined: record.joining_date, left: record.exit_date, today }).map((moment) => (
              <Fragment key={moment.key}>
                <Line moment={moment} />
              </Fragment>
            ))}
          </Track>
        )}
      </Card>
    </>
  );
}

function Line({ moment: { kind, day, title, state, at } }: { moment: Entry }) {
  const { text } = useMessages();
  const schema = { type: 'string', 'x-options': 'people/timeline/states' } as const;
  return (
    <li data-kind={kind} data-state={state} aria-current={kind === 'today' ? 'date' : undefined}>
      <span className="day">
        <Moment value={day} time={false} />
      </span>
      <span className="what">{kind === 'touchpoint' ? title : text(`people/timeline/${kind}`)}</span>
      {state && (
        <span className="state">
          <Cell name="chip" record={{}} values={[state]} schema={schema} />
          {at && (
            <small>
              <Moment value={at} time />
            </small>
          )}
        </span>
      )}
    </li>
  );
}
