import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { LoadFailure } from '../../../console/parts.ts';
import {
  type ComponentProps,
  useCall,
  useConstant,
  useDocument,
  useGate,
  useMessages,
  useOptions,
  useOverlays,
} from '../../../console/slots.ts';
import type { Calls } from '../../../generated/calls.ts';
import { Figures } from './Figures.tsx';

type Runs = Calls['touchpoints/run.read']['answer'];

/** What became of a touchpoint's chats, in figures: below its questions, where it is looked at. */
export default function TouchpointRuns({ params, record }: ComponentProps) {
  const { text } = useMessages();
  const read = useCall('touchpoints/run.read');
  const said = useDocument('calls', 'touchpoints/run.read')?.messages;
  const id = String(params.id);
  const { data, error, refetch } = useQuery({
    queryKey: ['touchpoint-runs', id],
    queryFn: async () => (await read<Runs>({ params: { id } })).body,
  });
  return (
    <Box aria-label={text('touchpoints/run.chats')}>
      <h2>{text('touchpoints/run.chats')}</h2>
      {error ? (
        <LoadFailure error={error} messages={said} retry={() => void refetch()} />
      ) : (
        <Told stage={id} runs={data} live={record?.status === 'live'} />
      )}
    </Box>
  );
}

function Told({ stage, runs, live }: { stage: string; runs: Runs | undefined; live: boolean }) {
  const { text } = useMessages();
  const { open } = useOverlays();
  const mayList = useGate('touchpoints/run.held').allowed;
  const late = useConstant<number>('touchpoints/run.window', 7);
  const hours = useConstant<number[]>('touchpoints/run.decentHours', [9, 18]);
  const figures: [string, number | undefined][] = [
    [text('touchpoints/run.sent'), runs?.sent],
    [text('touchpoints/run.answered'), runs?.answered],
    [text('touchpoints/run.held'), runs && sum(runs.held)],
  ];
  return (
    <>
      <Figures of={figures} />
      {runs && <Reasons runs={runs} />}
      {runs && sum(runs.held) > 0 && mayList && (
        <Button variant="outlined" onClick={() => void open('touchpoints/held-list', { stageId: stage })}>
          {text('touchpoints/run.see-held')}
        </Button>
      )}
      {runs?.partial && <p className="how">{text('touchpoints/run.partial')}</p>}
      <p className="how">
        {live
          ? text('touchpoints/run.how', { from: hours[0] ?? 9, until: hours[1] ?? 18, late })
          : text('touchpoints/run.not-live')}
      </p>
    </>
  );
}

/** Why some wait, and why some were never sent. */
function Reasons({ runs }: { runs: Runs }) {
  const { text } = useMessages();
  const reasons = useOptions('touchpoints/run.reasons');
  const parts = [
    { label: text('touchpoints/run.held'), rows: runs.held },
    { label: text('touchpoints/run.dropped'), rows: runs.dropped },
  ].filter(({ rows }) => rows.length > 0);
  return parts.map(({ label, rows }) => (
    <section key={label}>
      <h3>{label}</h3>
      <ul>
        {rows.map(({ reason, chats }) => (
          <li key={reason}>
            {text('touchpoints/run.why', {
              chats,
              reason: reasons.find(({ value }) => value === reason)?.label ?? reason,
            })}
          </li>
        ))}
      </ul>
    </section>
  ));
}

const sum = (rows: Runs['held']): number => rows.reduce((total, { chats }) => total + chats, 0);

const Box = styled('section')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    padding: '20px 24px',
    border: `1px solid ${palette.divider}`,
    borderRadius: 12,
    backgroundColor: palette.background.paper,
    '& h2': { ...theme.typography.h2, margin: '0 0 16px' },
    '& h3': { ...theme.typography.h3, margin: '16px 0 4px' },
    '& ul': { margin: 0, paddingLeft: 20, fontSize: '0.9375rem' },
    '& ul + button': { marginTop: 12 },
    '& section + button': { marginTop: 12 },
    '& .how': { margin: '16px 0 0', color: palette.text.secondary, fontSize: '0.875rem' },
    [theme.breakpoints.down('sm')]: { padding: 16 },
  };
});
