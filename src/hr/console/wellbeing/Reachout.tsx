import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import {
  DraftOffer,
  Editor,
  GatedButton,
  LoadedForm,
  LoadFailure,
  ScreenHeader,
  ScreenSkeleton,
  Stale,
  SubmitButton,
} from '../../../console/parts.ts';
import { useDocument, useMessages } from '../../../console/slots.ts';
import { useOutsideSubmit, useSavedByLeaving } from './editing.ts';
import { MailSheet } from './MailSheet.tsx';
import { type Mail, useMails } from './use-mails.ts';

const screen = { id: 'wellbeing/reachout', resource: 'wellbeing/email', calls: { update: 'wellbeing/email.update' } };

/** Tab of the mail that begins a cycle: read, and written in its place. Going on saves it. */
export default function Reachout() {
  const { text } = useMessages();
  const title = useDocument('screens', 'wellbeing/reachout')?.title ?? '';
  const { data: mails, error, refetch } = useMails();
  const [editing, setEditing] = useState(false);
  const mail = mails?.find(({ email_category }) => email_category === 'chat_initiated');
  if (!mail) return error ? <LoadFailure error={error} retry={() => void refetch()} /> : <ScreenSkeleton />;
  const leave = async () => {
    await refetch();
    setEditing(false);
  };
  if (editing) return <Written title={title} mail={mail} leave={leave} />;
  const edit = { label: text('wellbeing/edit'), icon: 'edit', gate: 'wellbeing/manage' };
  return (
    <>
      <ScreenHeader title={title} actions={<GatedButton action={edit} run={() => setEditing(true)} />} />
      <MailSheet mail={mail} />
    </>
  );
}

function Written({ title, mail, leave }: { title: string; mail: Mail; leave(): Promise<void> }) {
  const form = useDocument('forms', 'wellbeing/reachout');
  const formId = useId();
  const outside = useOutsideSubmit(formId);
  useSavedByLeaving(outside.save);
  const done = async () => {
    await leave();
    outside.saved();
  };
  return (
    <Editor screen={screen} form={form} record={mail} done={done}>
      {(editing) => (
        <>
          <ScreenHeader
            title={title}
            actions={
              <>
                <Button variant="outlined" onClick={() => void leave()}>
                  {form?.layout.buttons?.cancel}
                </Button>
                <SubmitButton label={form?.layout.buttons?.update ?? ''} busy={editing.form.busy} form={formId} />
              </>
            }
          />
          <DraftOffer draft={editing.draft} />
          <LoadedForm
            key={editing.key}
            id="wellbeing/reachout"
            formId={formId}
            record={editing.opened}
            {...editing.form}
          />
          <Stale form="wellbeing/reachout" conflict={editing.conflict} />
        </>
      )}
    </Editor>
  );
}
