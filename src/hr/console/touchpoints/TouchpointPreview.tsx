import { styled } from '@mui/material/styles';
import { Initials } from '../../../console/parts.ts';
import { type ComponentProps, useMessages } from '../../../console/slots.ts';
import { QuestionPreview } from '../chats/QuestionPreview.tsx';
import { DueCount } from './DueCount.tsx';
import { shownQuestions } from './shown-questions.ts';

const Asked = styled('div')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    '& h3': { ...theme.typography.body2, margin: '0 0 10px', fontWeight: 600, color: palette.text.secondary },
    '& header': { display: 'flex', alignItems: 'center', gap: 10, marginBottom: 12, fontWeight: 600 },
    '& ol': { display: 'grid', gap: 12, margin: 0, padding: 0, listStyle: 'none' },
    '& li.asked-one': {
      minWidth: 0,
      padding: '12px 14px',
      borderRadius: 12,
      backgroundColor: `color-mix(in srgb, ${palette.primary.main} 7%, ${palette.background.paper})`,
    },
    '& p.none': { margin: 0, color: palette.text.secondary, fontSize: '0.875rem' },
  };
});

/** What employees are asked, as they see it, and how many are due: beside the form, as it is written. */
export default function TouchpointPreview({ record = {}, params }: ComponentProps) {
  const { text } = useMessages();
  const name = record.chatFromUser ? record.chatFromUser__name : undefined;
  const questions = shownQuestions((record.questions ?? []) as Parameters<typeof shownQuestions>[0], text);
  return (
    <>
      {params.due === true && <DueCount record={record} />}
      <Asked>
        {params.due === true && <h3>{text('touchpoints/run.they-see')}</h3>}
        {typeof name === 'string' && (
          <header>
            <Initials name={name} />
            {text('touchpoints/run.asks', { name })}
          </header>
        )}
        {questions.length === 0 ? (
          <p className="none">{text('touchpoints/run.no-questions')}</p>
        ) : (
          <ol>
            {questions.map((question, at) => (
              // Questions have no names of their own while they are written.
              // biome-ignore lint/suspicious/noArrayIndexKey: their order is all that tells them apart
              <li key={at} className="asked-one">
                <QuestionPreview question={question} />
              </li>
            ))}
          </ol>
        )}
      </Asked>
    </>
  );
}
