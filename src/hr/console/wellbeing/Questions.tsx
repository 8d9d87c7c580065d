import Alert from '@mui/material/Alert';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import {
  GatedButton,
  Icon,
  LoadFailure,
  Notice,
  ScreenHeader,
  ScreenSkeleton,
  Tooltip,
} from '../../../console/parts.ts';
import { useAddress, useDocument, useGate, useMessages, useOptions, useRunAction } from '../../../console/slots.ts';
import { type Counts, type Driver, driverLabel, drivers, shortDrivers } from '../../rules/survey.ts';
import { QuestionPreview } from '../chats/QuestionPreview.tsx';
import { DriverTabs } from './DriverTabs.tsx';
import { useSurveyEditing } from './editing.ts';
import { countsOf, type Question, useQuestions } from './use-survey.ts';

const List = styled('ul')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    display: 'grid',
    gap: 12,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '& > li': {
      minWidth: 0,
      padding: 16,
      border: `1px solid ${palette.divider}`,
      borderRadius: 12,
      backgroundColor: palette.background.paper,
    },
    '& header': { display: 'flex', alignItems: 'center', gap: 8, marginBottom: 8, fontSize: '0.8125rem' },
    '& header span': { color: palette.text.secondary },
    '& header button': { marginLeft: 'auto' },
  };
});

/** Tab of the questions, by driver, as employees see them. */
export default function Questions() {
  const { text } = useMessages();
  const { survey } = useSurveyEditing();
  const title = useDocument('screens', 'wellbeing/questions')?.title ?? '';
  const run = useRunAction();
  const { data: questions, error, refetch } = useQuestions();
  const { search, show } = useAddress();
  const open = drivers.find((driver) => driver === search.get('driver')) ?? 'mental';
  if (!questions) return error ? <LoadFailure error={error} retry={() => void refetch()} /> : <ScreenSkeleton />;
  const asked = survey.driverwise_questions_config as unknown as Counts;
  const chosen = countsOf(questions);
  const short = shortDrivers(asked, chosen);
  const add = {
    label: text('wellbeing/add-question'),
    icon: 'add',
    gate: 'wellbeing/manage',
    variant: 'contained' as const,
    opens: 'wellbeing/question-bank',
  };
  return (
    <>
      <ScreenHeader title={title} actions={<GatedButton action={add} run={() => void run(add)} />} />
      {short.length > 0 && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {text('wellbeing/short', { drivers: short.map(driverLabel).join(', ') })}
        </Alert>
      )}
      <DriverTabs
        open={open}
        choose={(driver) => show('driver', driver)}
        about={(driver) => text('wellbeing/chosen-of', { chosen: chosen[driver], asked: asked[driver] })}
      >
        {(driver) => (
          <OfDriver
            driver={driver}
            count={asked[driver]}
            questions={questions[driver]}
            needed={survey.status === 'active' && chosen[driver] === asked[driver]}
          />
        )}
      </DriverTabs>
    </>
  );
}

interface OfDriverProps {
  driver: Driver;
  count: number;
  questions: readonly Question[];
  /** None of them may go. */
  needed: boolean;
}

function OfDriver({ driver, count, questions, needed }: OfDriverProps) {
  const { text } = useMessages();
  if (questions.length === 0) return <Notice icon="inbox" text={text('wellbeing/no-questions')} />;
  return (
    <>
      {driver === 'purposefulness' && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {text('wellbeing/purposefulness-note', { count })}
        </Alert>
      )}
      <List>
        {questions.map((question) => (
          <li key={question.id}>
            <Head question={question} needed={needed} />
            <QuestionPreview question={question} />
          </li>
        ))}
      </List>
    </>
  );
}

/** What a question is about, of which kind it is, and its way out of the survey. */
function Head({ question, needed }: { question: Question; needed: boolean }) {
  const { text } = useMessages();
  const types = useOptions('wellbeing/survey.questionTypes');
  const mayEdit = useGate('wellbeing/manage').allowed;
  const run = useRunAction();
  const remove = {
    label: text('wellbeing/delete'),
    gate: 'wellbeing/manage',
    calls: 'wellbeing/interaction.remove',
    send: { interaction_id: '{interaction_id}' },
    confirm: 'wellbeing/confirm-question',
  };
  const button = (
    <IconButton
      size="small"
      aria-label={text('wellbeing/delete-question', { text: question.questions[0]?.text ?? '' })}
      aria-disabled={needed || undefined}
      onClick={needed ? undefined : () => void run(remove, { record: question })}
    >
      <Icon name="delete" />
    </IconButton>
  );
  return (
    <header>
      <strong>{question.sub_driver}</strong>
      <span>{types.find(({ value }) => value === question.type)?.label}</span>
      {mayEdit && (needed ? <Tooltip text={text('wellbeing/needed')}>{button}</Tooltip> : button)}
    </header>
  );
}
