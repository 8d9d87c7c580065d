import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Chip } from '../../../console/cells/Chip.tsx';
import { LoadFailure, Notice, ScreenHeader, ScreenSkeleton, useScreenTitle } from '../../../console/parts.ts';
import { useCall, useDocument, useGate, useMessages, useOptions } from '../../../console/slots.ts';
import { Activation } from './Activation.tsx';
import { SurveyRows } from './SurveyRows.tsx';
import type { Listed, Survey } from './survey.ts';
import { Unreachable } from './Unreachable.tsx';

/** The company's post-exit survey: what it asks, when, in whose name, and whether it is activated. */
export default function Overview() {
  const title = useScreenTitle(undefined);
  const read = useCall('exit/stage.list');
  const said = useDocument('calls', 'exit/stage.list')?.messages;
  const { data, error, refetch } = useQuery({
    queryKey: ['exit/stage.list'],
    queryFn: async ({ signal }) =>
      (await read<Listed>({ query: { include_all_stages: 'True', stageType__in: 'postExit,preExit' }, signal })).body,
  });
  const changed = () => void refetch();
  if (!data && error)
    return (
      <>
        <ScreenHeader title={title} />
        <LoadFailure error={error} messages={said} retry={changed} refusedTo="/settings?tab=profile" />
      </>
    );
  if (!data) return <ScreenSkeleton />;
  const survey = data.data[0]?.stage_details;
  return survey ? <Shown title={title} survey={survey} changed={changed} /> : <Intro title={title} />;
}

function Shown({ title, survey, changed }: { title: string; survey: Survey; changed(): void }) {
  const { text } = useMessages();
  const status = useOptions('touchpoints/stage.statuses').find(({ value }) => value === survey.status);
  const manages = useGate('exit/manage').allowed;
  const isLive = survey.status === 'live';
  const activation = <Activation key={survey.status} survey={survey} changed={changed} />;
  return (
    <>
      <ScreenHeader
        title={title}
        subtitle={<Chip color={status?.color}>{status?.label}</Chip>}
        actions={
          <>
            <Button component={Link} to="/exit-dashboard" variant="outlined">
              {text('exit/to-dashboard')}
            </Button>
            {manages && (
              <Button component={Link} to={`/exit/edit/${survey.id}`} variant="outlined">
                {text('exit/edit')}
              </Button>
            )}
            {manages && isLive && activation}
          </>
        }
      />
      <SurveyRows survey={survey} changed={changed} />
      {manages && !isLive && activation}
      {!manages && <p style={{ fontSize: '0.875rem' }}>{text('exit/read-only')}</p>}
      <Unreachable />
    </>
  );
}

function Intro({ title }: { title: string }) {
  const { text } = useMessages();
  const manages = useGate('exit/manage').allowed;
  return (
    <>
      <ScreenHeader title={title} />
      <Notice icon="logout" title={text('exit/title')} text={text('exit/intro')}>
        {manages && (
          <Button component={Link} to="/exit/new" variant="contained">
            {text('exit/proceed')}
          </Button>
        )}
      </Notice>
    </>
  );
}
