import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { DraftOffer, LoadFailure, SwitchInput, useUnfinished } from '../../../console/parts.ts';
import {
  type ComponentProps,
  useCall,
  useDocument,
  useFailure,
  useMessages,
  useNotice,
  useOptions,
} from '../../../console/slots.ts';
import type { Calls } from '../../../generated/calls.ts';
import { type Driver, drivers } from '../../rules/survey.ts';
import { QuestionPreview } from '../chats/QuestionPreview.tsx';
import { DriverTabs } from './DriverTabs.tsx';
import type { ByDriver, Question } from './use-survey.ts';

const List = styled('ul')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    display: 'grid',
    gap: 10,
    maxHeight: '56vh',
    margin: 0,
    padding: 2,
    overflowY: 'auto',
    listStyle: 'none',
    '& > li': {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      gap: 14,
      padding: 14,
      border: `1px solid ${palette.divider}`,
      borderRadius: 10,
    },
    '& .about': { margin: '0 0 6px', fontSize: '0.8125rem', color: palette.text.secondary },
  };
});

/** Ids of questions that the survey would ask. */
type Chosen = readonly string[];

/** The bank of questions: each can be switched on and off, and all of it is saved together. */
export default function QuestionBank({ close }: ComponentProps) {
  const { text } = useMessages();
  const { data: bank, error, refetch } = useBank();
  return (
    <>
      {bank ? (
        <Picker bank={bank} close={close} />
      ) : (
        <DialogContent>
          {error ? (
            <LoadFailure error={error} retry={() => void refetch()} />
          ) : (
            <Skeleton variant="rounded" height={320} aria-label={text('wellbeing/bank-about')} />
          )}
        </DialogContent>
      )}
    </>
  );
}

function Picker({ bank: opened, close }: { bank: ByDriver; close: ComponentProps['close'] }) {
  const { text } = useMessages();
  // As it was when the dialog was opened.
  const [bank] = useState(opened);
  const [start] = useState<Chosen>(() => usedOf(bank).map(({ id }) => id));
  const [chosen, setChosen] = useState<Chosen>(start);
  const isChanged = start.length !== chosen.length || chosen.some((id) => !start.includes(id));
  const { left, done } = useUnfinished<Chosen>('wellbeing/question-bank', chosen, isChanged, setChosen);
  const { busy, save } = useSave(bank, () => {
    done();
    close?.(true);
  });
  const toggle = (id: string) => setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  const countOf = (driver: Driver) => bank[driver].filter(({ id }) => chosen.includes(id)).length;
  return (
    <>
      <DialogContent sx={{ '&&': { pt: 1 } }}>
        <DraftOffer draft={left} />
        <p style={{ margin: '0 0 16px' }}>{text('wellbeing/bank-about')}</p>
        <DriverTabs about={(driver) => text('wellbeing/bank-count', { count: countOf(driver) })}>
          {(driver) => (
            <List tabIndex={0} aria-label={text('wellbeing/bank')}>
              {bank[driver]
                .filter(({ enabled, used }) => enabled || used)
                .map((question) => (
                  <Row
                    key={question.id}
                    question={question}
                    on={chosen.includes(question.id)}
                    toggle={() => toggle(question.id)}
                  />
                ))}
            </List>
          )}
        </DriverTabs>
      </DialogContent>
      <DialogActions>
        <span role="status" style={{ marginRight: 'auto', paddingLeft: 8 }}>
          {text('wellbeing/bank-count', { count: chosen.length })}
        </span>
        <Button variant="outlined" onClick={() => close?.()}>
          {text('wellbeing/close')}
        </Button>
        <Button variant="contained" disabled={busy || !isChanged} onClick={() => void save(start, chosen)}>
          {text('wellbeing/save')}
        </Button>
      </DialogActions>
    </>
  );
}

function Row({ question, on, toggle }: { question: Question; on: boolean; toggle(): void }) {
  const { text } = useMessages();
  const types = useOptions('wellbeing/survey.questionTypes');
  const label = types.find(({ value }) => value === question.type)?.label;
  return (
    <li>
      <SwitchInput
        checked={on}
        onChange={toggle}
        aria-label={text('wellbeing/in-survey', { text: question.questions[0]?.text ?? '' })}
      />
      <div style={{ minWidth: 0 }}>
        <p className="about">
          {question.sub_driver} · {label}
        </p>
        <QuestionPreview question={question} />
      </div>
    </li>
  );
}

const usedOf = (bank: ByDriver): Question[] => drivers.flatMap((driver) => bank[driver].filter(({ used }) => used));

function useBank() {
  const read = useCall('wellbeing/question.list');
  return useQuery({
    queryKey: ['wellbeing', 'bank'],
    retry: false,
    queryFn: async ({ signal }) => (await read<Calls['wellbeing/question.list']['answer']>({ signal })).body.results,
  });
}

/** What came in is told by the questions' ids, what goes by the ids that they have in the survey. */
function useSave(bank: ByDriver, saved: () => void) {
  const call = useDocument('calls', 'wellbeing/interaction.change');
  const perform = useCall('wellbeing/interaction.change');
  const queries = useQueryClient();
  const notice = useNotice();
  const failure = useFailure();
  const [busy, setBusy] = useState(false);
  const save = async (start: Chosen, chosen: Chosen) => {
    const gone = usedOf(bank).filter(({ id }) => !chosen.includes(id));
    const remove_ques = gone.flatMap(({ interaction_id }) => interaction_id ?? []);
    const add_ques = chosen.filter((id) => !start.includes(id));
    setBusy(true);
    try {
      await perform({ body: { add_ques, remove_ques } });
      notice(add_ques.length > 0 ? 'wellbeing/question-added' : 'wellbeing/question-deleted');
      await queries.invalidateQueries();
      saved();
    } catch (error) {
      await failure(error, call?.messages);
    } finally {
      setBusy(false);
    }
  };
  return { busy, save };
}
