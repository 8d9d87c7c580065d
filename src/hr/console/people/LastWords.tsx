import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { LoadFailure } from '../../../console/parts.ts';
import { type ComponentProps, useMessages } from '../../../console/slots.ts';
import { lastWords } from '../../rules/summary.ts';
import { useTranscript } from './use-transcript.ts';

const Quote = styled('blockquote')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    margin: 0,
    paddingLeft: 14,
    borderLeft: `3px solid ${palette.divider}`,
    overflowWrap: 'anywhere',
    '& p': { margin: 0 },
    '& .question': { marginBottom: 4, fontSize: '0.875rem', color: palette.text.secondary },
  };
});

/** What someone said last in words of their own, in the chat `record.last`, and what it answers. */
export default function LastWords({ record }: ComponentProps) {
  const id = String(record?.last ?? '');
  const { text } = useMessages();
  const { chat, call } = useTranscript(id);
  if (!id) return <p className="about">{text('people/summary/no-words')}</p>;
  if (chat.isPending) return <Skeleton variant="rounded" height={64} />;
  if (chat.isError)
    return <LoadFailure error={chat.error} messages={call?.messages} retry={() => void chat.refetch()} />;
  const said = lastWords(chat.data);
  if (!said) return <p>{text('people/summary/no-words')}</p>;
  return (
    <Quote>
      {said.question && <p className="question">{said.question}</p>}
      <p>{said.words}</p>
    </Quote>
  );
}
