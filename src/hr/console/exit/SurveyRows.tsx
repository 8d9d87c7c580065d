import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import {
  saveFile,
  useCall,
  useConstant,
  useDocument,
  useFailure,
  useGate,
  useMessages,
  useNotice,
  useOverlays,
} from '../../../console/slots.ts';
import type { Calls } from '../../../generated/calls.ts';
import { triggerTime } from '../../rules/trigger-time.ts';
import type { Survey } from './survey.ts';

type Report = Calls['exit/report.download']['body']['report_type'];

const Rows = styled('dl')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    margin: 0,
    border: `1px solid ${palette.divider}`,
    borderRadius: 12,
    backgroundColor: palette.background.paper,
    '& > div': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) 112px',
      alignItems: 'center',
      gap: '4px 16px',
      minHeight: 60,
      padding: '10px 20px',
    },
    '& > div + div': { borderTop: `1px solid ${palette.divider}` },
    '& dt': { color: palette.text.secondary },
    '& dd': { margin: 0, overflowWrap: 'anywhere' },
    '& dd:last-of-type': { textAlign: 'right' },
    '& .value': { fontWeight: 600 },
    [theme.breakpoints.down('sm')]: {
      '& > div': { gridTemplateColumns: 'minmax(0, 1fr) auto', padding: '12px 16px' },
      '& dt': { gridColumn: '1 / -1', fontSize: '0.875rem' },
    },
  };
});

/** What there is to know of a survey, a line each, with what can be done about it. */
export function SurveyRows({ survey, changed }: { survey: Survey; changed(): void }) {
  const { text } = useMessages();
  const { open } = useOverlays();
  const manages = useGate('exit/manage').allowed;
  const unitWords = useConstant<string[]>('touchpoints/stage.unitWords', []);
  const { triggerTimeDuration: duration, triggerTimeUnit: unit, chatFromUser: sender } = survey;
  const when =
    duration === 0
      ? text('exit/on-exit')
      : `${triggerTime(duration, unit, { unitWords, joiningDay: '' })} ${text('exit/after')}`;
  const onBehalf = text('exit/on-behalf');
  const choose = async () => {
    if ((await open('exit/on-behalf', { id: survey.id }, { id: survey.id })) !== undefined) changed();
  };
  return (
    <Rows>
      <Row label={text('exit/questions')} value={survey.questions_count}>
        <Download survey={survey} report="questions" name={text('exit/questions')} />
      </Row>
      {survey.reminder_count > 0 && (
        <Row label={text('exit/reminders')} value={survey.reminder_count}>
          <Download survey={survey} report="reminders" name={text('exit/reminders')} />
        </Row>
      )}
      <Row label={text('exit/trigger')} value={when}>
        {manages && (
          <Button
            component={Link}
            to={`/exit/edit/${survey.id}`}
            aria-label={text('exit/edit-of', { name: text('exit/trigger') })}
          >
            {text('exit/edit')}
          </Button>
        )}
      </Row>
      <Row label={onBehalf} value={sender?.name ?? text('exit/nobody')}>
        {manages && (
          <Button
            onClick={() => void choose()}
            aria-label={text(sender ? 'exit/edit-of' : 'exit/add-of', { name: onBehalf })}
          >
            {text(sender ? 'exit/edit' : 'exit/add')}
          </Button>
        )}
      </Row>
    </Rows>
  );
}

const Row = ({ label, value, children }: { label: string; value: string | number; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd className="value">{value}</dd>
    <dd>{children}</dd>
  </div>
);

function Download({ survey, report, name }: { survey: Survey; report: Report; name: string }) {
  const { text } = useMessages();
  const ask = useCall('exit/report.download');
  const said = useDocument('calls', 'exit/report.download')?.messages;
  const notice = useNotice();
  const failure = useFailure();
  const [busy, setBusy] = useState(false);
  if (!useGate('exit/download').allowed) return null;
  const download = async () => {
    setBusy(true);
    notice('exit/generating');
    try {
      const { body } = await ask<Calls['exit/report.download']['answer']>({
        params: { id: survey.id },
        body: { report_type: report },
      });
      saveFile(body.message);
    } catch (error) {
      await failure(error, said);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button loading={busy} onClick={() => void download()} aria-label={text('exit/download-of', { name })}>
      {text('exit/download')}
    </Button>
  );
}
