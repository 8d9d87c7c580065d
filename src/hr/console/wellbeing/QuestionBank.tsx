import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Skeleton from '@mui/material/Skeleton';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { DraftOffer, Editor, LoadedForm, LoadFailure, Stale, SubmitButton } from '../../../console/parts.ts';
import { type ComponentProps, useDocument, useMessages, useNotice } from '../../../console/slots.ts';
import { drivers } from '../../rules/survey.ts';
import { type Bank, useBank } from './use-bank.ts';
import type { Question } from './use-survey.ts';

const screen = {
  id: 'wellbeing/question-bank',
  resource: 'wellbeing/question',
  calls: { update: 'wellbeing/interaction.change' },
};

/** The bank of questions: each can be switched on and off, and all of it is saved together. */
export default function QuestionBank({ close }: ComponentProps) {
  const { text } = useMessages();
  const { data: bank, error, refetch } = useBank();
  if (bank) return <Picker bank={bank} close={close} />;
  return (
    <DialogContent>
      {error ? (
        <LoadFailure error={error} retry={() => void refetch()} />
      ) : (
        <Skeleton variant="rounded" height={320} aria-label={text('wellbeing/bank-about')} />
      )}
    </DialogContent>
  );
}

function Picker({ bank: { version, results }, close }: { bank: Bank; close: ComponentProps['close'] }) {
  const { text } = useMessages();
  const form = useDocument('forms', screen.id);
  const formId = useId();
  const notice = useNotice();
  const queries = useQueryClient();
  const questions = drivers.flatMap((driver) => results[driver]);
  const used = questions.filter((question) => question.used).map(({ id }) => id);
  const [chosen] = useState({ id: screen.id, version, question_ids: used });
  const done = async (answer?: unknown) => {
    // Nothing was changed where nothing was answered.
    const asked = (answer as Answer | undefined)?.data;
    const now = asked && drivers.flatMap((driver) => asked[driver]).map(({ id }) => id);
    if (now) notice(now.some((id) => !used.includes(id)) ? 'wellbeing/question-added' : 'wellbeing/question-deleted');
    await queries.invalidateQueries();
    close?.(true);
  };
  const draw = (_name: string, value: unknown) => <Texts of={questions} ids={(value ?? []) as readonly string[]} />;
  return (
    <Editor screen={screen} form={form} record={chosen} done={done}>
      {({ key, opened, draft, conflict, form: of }) => (
        <>
          <DialogContent sx={{ '&&': { pt: 1 } }}>
            <DraftOffer draft={draft} />
            <p style={{ margin: '0 0 16px' }}>{text('wellbeing/bank-about')}</p>
            <LoadedForm key={key} id={screen.id} formId={formId} record={opened} {...of} />
          </DialogContent>
          <DialogActions>
            <Button variant="outlined" onClick={() => close?.()}>
              {form?.layout.buttons?.cancel}
            </Button>
            <SubmitButton label={form?.layout.buttons?.update ?? ''} busy={of.busy} form={formId} />
          </DialogActions>
          <Stale form={screen.id} conflict={conflict} draw={draw} />
        </>
      )}
    </Editor>
  );
}

interface Answer {
  data?: Bank['results'];
}

/** In the order of the bank, so that two choices can be compared. */
function Texts({ of, ids }: { of: readonly Question[]; ids: readonly string[] }) {
  return (
    <ul style={{ margin: 0, paddingLeft: 18 }}>
      {of
        .filter(({ id }) => ids.includes(id))
        .map(({ id, questions }) => (
          <li key={id}>{questions[0]?.text}</li>
        ))}
    </ul>
  );
}
