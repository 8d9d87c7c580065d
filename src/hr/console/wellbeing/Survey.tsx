import { useSearchParams } from 'react-router';
import { LoadFailure, ScreenSkeleton, ScreenView } from '../../../console/parts.ts';
import { type ComponentProps, useDocument, useGate } from '../../../console/slots.ts';
import { Congratulations } from './Congratulations.tsx';
import { SurveyEditor } from './SurveyEditor.tsx';
import { surveyRecord } from './survey-record.ts';
import { useSurvey } from './use-survey.ts';

/** The survey of the company: its start, its summary, or its editor where the address says `edit`. */
export default function Survey({ params }: ComponentProps) {
  const [search] = useSearchParams();
  const call = useDocument('calls', 'wellbeing/survey.read');
  const mayEdit = useGate('wellbeing/manage').allowed;
  const { data, error, refetch } = useSurvey();
  if (!data) {
    return error ? (
      <LoadFailure error={error} messages={call?.messages} retry={() => void refetch()} />
    ) : (
      <ScreenSkeleton />
    );
  }
  const record = surveyRecord(data.survey, data.readiness);
  if (!data.survey.configuration_activated) return <ScreenView id="wellbeing/intro" params={params} record={record} />;
  return (
    <>
      <Congratulations status={data.survey.status} />
      {search.has('edit') && mayEdit ? (
        <SurveyEditor survey={data.survey} record={record} />
      ) : (
        <ScreenView id="wellbeing/summary" params={params} record={record} />
      )}
    </>
  );
}
