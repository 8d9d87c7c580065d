import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { LoadFailure } from '../../../console/parts.ts';
import { type ComponentProps, useMessages } from '../../../console/slots.ts';
import type { Calls } from '../../../generated/calls.ts';
import { useTranscript } from './use-transcript.ts';

type Answer = Calls['people/session/transcript']['answer'];

const Lines = styled('dl')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    gap: '6px 10px',
    maxWidth: 720,
    margin: 0,
    fontSize: '0.875rem',
    lineHeight: 1.5,
    '& dt': { fontWeight: 620, color: palette.text.secondary },
    '& dd': { margin: 0, overflowWrap: 'anywhere' },
    '& .question': { color: palette.text.secondary },
    '& dd.answer': { marginBottom: 6 },
    '& .reply': { gridColumn: '1 / -1', padding: '0 12px', borderLeft: `3px solid ${palette.primary.main}` },
    '& dt.reply': { marginTop: 4, color: palette.text.primary },
    '& dd.reply': { margin: '-6px 0 10px', whiteSpace: 'pre-wrap' },
  };
});

const Quiet = styled('p')(({ theme }) => ({
  margin: 0,
  fontSize: '0.875rem',
  color: (theme.vars ?? theme).palette.text.secondary,
}));

/** What was said in the chat of a row (`record.id`, or `params.session`): questions and answers. */
export default function Transcript({ record, params }: ComponentProps) {
  const id = String(params.session ?? record?.id ?? '');
  const { text } = useMessages();
  const { allowed, reason, call, chat } = useTranscript(id, record?.transcripts);
  if (!allowed) return <Quiet>{reason}</Quiet>;
  if (chat.isPending) return <Waiting />;
  if (chat.isError)
    return <LoadFailure error={chat.error} messages={call?.messages} retry={() => void chat.refetch()} />;
  if (chat.data.length === 0) return <Quiet>{text('people/session/no-chat')}</Quiet>;
  return (
    <Lines>
      {chat.data.map((entry, at) => {
        const key = `${at}`;
        const kind = kindOf(entry);
        return [
          <dt key={`${key}who`} className={kind}>
            {kind === 'reply' ? <Author name={entry.author} /> : text(`people/session/${kind}`)}
          </dt>,
          <dd key={key} className={kind}>
            {entry.msg.map((item) => item.text).join(' ')}
          </dd>,
        ];
      })}
    </Lines>
  );
}

function kindOf({ reply, bot_response: asked }: Answer['data'][number]): 'reply' | 'question' | 'answer' {
  if (reply) return 'reply';
  return asked ? 'question' : 'answer';
}

function Author({ name }: { name: string | undefined }) {
  const { text } = useMessages();
  return name ? text('people/session/reply-by', { name }) : text('people/session/reply');
}

function Waiting() {
  return (
    <div aria-busy="true">
      <Skeleton width="60%" />
      <Skeleton width="40%" />
      <Skeleton width="55%" />
    </div>
  );
}
