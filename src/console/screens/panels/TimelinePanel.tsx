import type { Panel } from '../../../shared/documents/panel.ts';
import { useOptions } from '../../artifacts/use-artifacts.ts';
import { Cell } from '../../cells/Cell.tsx';
import Moment from '../../cells/Moment.tsx';
import { Card } from '../../forms/view/Card.tsx';
import { Notice } from '../Notice.tsx';
import { Track } from './Track.tsx';
import { momentsOf } from './timeline-moments.ts';
import { useSaid } from './use-said.ts';

interface Props {
  panel: Panel;
  /** Where its entries are in what is shown. */
  timeline: string;
  values: Record<string, unknown>;
}

const nothing = {};

/** What happened on which day and what is to come, along a line from above to below. */
export default function TimelinePanel({ panel, timeline, values }: Props) {
  const said = useSaid();
  const { label, title, none, icon = 'hourglass', options = '' } = panel;
  const states = useOptions(options);
  const { moments, isEmpty } = momentsOf(panel, timeline, values);
  const track =
    isEmpty && none ? (
      <Notice icon={icon} text={said(none, values) ?? ''} />
    ) : (
      <Track>
        {moments.map(({ key, day, what, kind, state, at }) => (
          <li
            key={key}
            data-kind={kind}
            data-color={states.find(({ value }) => value === state)?.color}
            aria-current={kind === 'now' ? 'date' : undefined}
          >
            <span className="day">
              <Moment value={day} time={false} />
            </span>
            <span className="what">{what}</span>
            {state !== undefined && (
              <span className="state">
                <Cell name="chip" record={nothing} values={[state]} schema={{ type: 'string', 'x-options': options }} />
                {at !== undefined && (
                  <small>
                    <Moment value={at} time />
                  </small>
                )}
              </span>
            )}
          </li>
        ))}
      </Track>
    );
  return title ? track : <Card aria-label={label}>{track}</Card>;
}
