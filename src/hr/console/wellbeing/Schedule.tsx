import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useCallback, useId, useMemo } from 'react';
import {
  DraftOffer,
  Editor,
  GatedButton,
  LoadedForm,
  ScreenHeader,
  Stale,
  SubmitButton,
} from '../../../console/parts.ts';
import {
  type ComponentProps,
  useDocument,
  useDrawn,
  useMessages,
  useOverlays,
  useRunAction,
} from '../../../console/slots.ts';
import type { Form } from '../../../shared/documents/form.ts';
import type { Action } from '../../../shared/documents/screen.ts';
import { useOutsideSubmit, useSavedByLeaving, useSurveyEditing } from './editing.ts';
import { withFixedDays } from './fixed-days.ts';
import { surveyRecord } from './survey-record.ts';
import { useMails } from './use-mails.ts';
import { useSurvey } from './use-survey.ts';

const screen = { id: 'wellbeing/schedule', resource: 'wellbeing/survey', calls: { update: 'wellbeing/survey.update' } };

/** Tab of the dates and the sender. What is typed is saved before anything else is done here. */
export default function Schedule({ record = {} }: ComponentProps) {
  const form = useDocument('forms', 'wellbeing/schedule');
  const title = useDocument('screens', 'wellbeing/schedule')?.title ?? '';
  const { text } = useMessages();
  const { survey } = useSurveyEditing();
  const formId = useId();
  const outside = useOutsideSubmit(formId);
  const { refetch } = useSurvey();
  const arrange = useFixedDays(record);
  useSavedByLeaving(outside.save);
  const goesOn = async () => {
    const { data } = await refetch();
    outside.saved();
    return data?.survey;
  };
  return (
    <Editor screen={screen} form={form} record={survey} goesOn={goesOn}>
      {(editing) => (
        <>
          <ScreenHeader
            title={title}
            actions={
              <>
                <Controls record={record} save={outside.save} />
                <SubmitButton label={form?.layout.buttons?.update ?? ''} busy={editing.form.busy} form={formId} />
              </>
            }
          />
          {record.paused === true && survey.status !== 'active' && (
            <Alert severity="warning" sx={{ mb: 2 }}>
              {text('wellbeing/paused')}
            </Alert>
          )}
          <DraftOffer draft={editing.draft} />
          <LoadedForm
            key={editing.key}
            id="wellbeing/schedule"
            formId={formId}
            record={editing.opened}
            arrange={arrange}
            {...editing.form}
          />
          <Stale form="wellbeing/schedule" conflict={editing.conflict} />
        </>
      )}
    </Editor>
  );
}

/** Dates that the server would not let be changed stand there with the reason. */
function useFixedDays({ may_aim, cycle_runs }: Record<string, unknown>): (form: Form) => Form {
  const { text } = useMessages();
  const why = useMemo((): Record<string, string> => {
    const scope = text('wellbeing/sees-too-few');
    if (may_aim === false) return { start_date: scope, end_date: scope };
    return cycle_runs === true ? { start_date: text('wellbeing/start-fixed') } : {};
  }, [may_aim, cycle_runs, text]);
  return useCallback((form) => withFixedDays(form, why), [why]);
}

/** A test of the reachout, and the declared ways from draft to active and back. */
function Controls({ record, save }: { record: Record<string, unknown>; save(): Promise<boolean> }) {
  const { text } = useMessages();
  const { open, confirm } = useOverlays();
  const run = useRunAction();
  const drawn = useDrawn();
  const { data: mails } = useMails();
  const { refetch } = useSurvey();
  const summary = useDocument('screens', 'wellbeing/summary');
  const declared = summary?.kind === 'page' ? (summary.actions ?? []) : [];
  const actions = declared.filter((action) => !action.goes && drawn(action, record));
  const test = async () => {
    if (!(await save())) return;
    const { data } = await refetch();
    if (data?.survey.chatFromUser) {
      const reachout = mails?.find(({ email_category }) => email_category === 'chat_initiated');
      await open('wellbeing/test', {}, reachout);
    } else if (await confirm('wellbeing/choose-sender'))
      document.querySelector<HTMLElement>('[role=combobox]')?.focus();
  };
  const change = async (action: Action) => {
    if (action.opens) return run(action, { record });
    if (!(await save())) return;
    const { data } = await refetch();
    if (!data) return;
    // What was saved a moment ago may ask another question than what stood here before.
    const now = surveyRecord(data.survey, data.readiness);
    await run(declared.find((one) => one.label === action.label && drawn(one, now)) ?? action, { record: now });
  };
  return (
    <>
      <Button variant="outlined" onClick={() => void test()}>
        {text('wellbeing/send-test')}
      </Button>
      {actions.map((action) => (
        <GatedButton key={action.label} action={action} record={record} run={() => void change(action)} />
      ))}
    </>
  );
}
