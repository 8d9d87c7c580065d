import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useEffect, useId, useMemo, useState } from 'react';
import type { Begun } from '../../../../console/forms/begun.ts';
import { LoadedForm } from '../../../../console/forms/LoadedForm.tsx';
import { DraftOffer, SubmitButton, useUnfinished } from '../../../../console/parts.ts';
import { useConstant, useMessages, useOverlays } from '../../../../console/slots.ts';
import { judgeMeeting } from '../../../rules/meeting.ts';
import { TemplateChoice } from '../../templates/TemplateChoice.tsx';
import { BusyDay } from './BusyDay.tsx';
import { Clocks } from './Clocks.tsx';
import { startOf } from './start-of.ts';
import { BusyContext, useBusy } from './use-busy.ts';
import { type Refused, useMeetingCalls } from './use-meeting-calls.ts';
import type { MeetingPerson } from './use-meeting-person.ts';
import { useOwnZone } from './use-own-zone.ts';
import { useTemplate } from './use-template.ts';

interface Props {
  person: MeetingPerson;
  /** The calendar that the meeting is, or will be, kept in. */
  client: string;
  /** Chat that it is about. */
  session?: string;
  /** What was typed before the provider asked who it is, stands there again. */
  resumes: boolean;
  leave(): void;
  done(): void;
}

const formName = 'people/meeting/schedule';

export function MeetingForm({ person, client, session, resumes, leave, done }: Props) {
  const { text } = useMessages();
  const { confirm } = useOverlays();
  const zone = useOwnZone();
  const step = useConstant<number>('people/meeting/step', 5);
  const formId = useId();
  const { invite } = person;
  const [typed, setTyped] = useState<Begun | null>(null);
  const [taken, setTaken] = useState<{ round: number; begun?: Begun }>({ round: 0 });
  const [put, setPut] = useState<Record<string, unknown>>();
  const [errors, setErrors] = useState<Refused>();
  const summary = text('people/meeting/default-summary');
  const record = useMemo(
    (): Record<string, unknown> => ({ ...person, ...startOf(invite, zone, summary) }),
    [person, invite, zone, summary],
  );
  const fixed = useMemo(() => ({ user_id: person.id }), [person.id]);
  const unfinished = useUnfinished(`meeting ${person.id}`, typed, typed !== null, (begun) => {
    if (!begun) return;
    setPut(undefined);
    setTaken(({ round }) => ({ round: round + 1, begun }));
  });
  const { offer, resume } = unfinished.left;
  useEffect(() => {
    if (resumes && offer && typed === null) void resume();
  }, [resumes, offer, resume, typed]);
  const { busy, run } = useMeetingCalls(`/employees/${person.id}?tab=meetings&meeting=open`, unfinished.later);
  const values = typed?.values ?? record;
  const take = useTemplate(person.id);
  const [taking, setTaking] = useState(false);
  const times = useBusy({ person, client, zone, date: values.date });
  const place = invite && { event_id: invite.user_schedule.id, calendar_id: invite.user_schedule.event_data };
  const isOver = invite?.type === 'delete';

  const finish = () => {
    unfinished.done();
    done();
  };
  const write = async (template: string) => {
    const isTyped = String(values.description ?? '') !== '' || String(values.summary ?? summary) !== summary;
    if (isTyped && !(await confirm('people/meeting/overwrite'))) return;
    setTaking(true);
    const said = await take(template);
    setTaking(false);
    if (said) setPut({ ...said });
  };
  const submit = async (given: Record<string, unknown>) => {
    const judged = judgeMeeting(given, zone, new Date(), step);
    if ('fault' in judged)
      return setErrors(
        Object.fromEntries(
          judged.fields.map((field) => [field, [text(`people/meeting/${judged.fault}`, { zone, step })]]),
        ),
      );
    const attendees = [
      { id: person.id, email: person.email, title: person.designation ?? '', name: person.display_name },
    ];
    const about = place ?? (session === undefined ? {} : { session });
    const told = await run(place ? 'update' : 'add', client, { ...given, ...about, user_id: person.id, attendees });
    setErrors(told.errors);
    if (told.done) finish();
  };
  const remove = async () => {
    if (!place || !(await confirm('people/meeting/delete'))) return;
    if ((await run('remove', client, { ...place, user_id: person.id })).done) finish();
  };

  return (
    <>
      <DialogContent sx={{ '&&': { pt: 1 } }}>
        <DraftOffer draft={unfinished.left} />
        <TemplateChoice
          type="calendar"
          unable="people/meeting/unable-to-fetch-templates"
          choose={(template) => void write(template)}
        />
        <Clocks person={person} zone={zone} values={values} />
        <BusyDay busy={times} person={person} zone={zone} values={values} />
        <BusyContext value={times}>
          <LoadedForm
            key={taken.round}
            id={formName}
            formId={formId}
            record={record}
            begun={taken.begun}
            put={put}
            fixed={fixed}
            onKeep={setTyped}
            errors={errors}
            busy={busy !== undefined}
            onSubmit={(given) => void submit(given)}
          />
        </BusyContext>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        {place && (
          <Button color="error" loading={busy === 'remove'} onClick={() => void remove()} sx={{ mr: 'auto' }}>
            {text('people/meeting/delete-button')}
          </Button>
        )}
        <Button variant="outlined" onClick={leave}>
          {text('shell/form.cancel')}
        </Button>
        {!isOver && (
          <SubmitButton
            label={text(place ? 'people/meeting/update-button' : 'people/meeting/schedule-button')}
            busy={taking || busy === 'add' || busy === 'update'}
            form={formId}
          />
        )}
      </DialogActions>
    </>
  );
}
