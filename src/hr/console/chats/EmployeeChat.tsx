import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { CallError, type ComponentProps, Notice, useDocument, useMessages } from '../../../console/slots.ts';
import { Conversation } from './Conversation.tsx';
import { Notes, Sheet, Thanks, Top } from './looks.ts';
import { QuestionBox } from './QuestionBox.tsx';
import { ThankYou } from './ThankYou.tsx';
import { type ChatState, useChat } from './use-chat.ts';

/** The page behind a personal link: one question after the other, without any sign-in. */
export default function EmployeeChat({ params }: ComponentProps) {
  const chat = useChat(String(params.token));
  const { state, failure } = chat;
  useTitle(state);
  if (state) return <Talk chat={chat} state={state} />;
  return failure === undefined ? <div aria-busy /> : <Closed failure={failure} again={chat.load} />;
}

function Talk({ chat, state }: { chat: ReturnType<typeof useChat>; state: ChatState }) {
  const { text } = useMessages();
  const { pending, waiting, failure } = chat;
  if (isOver(failure)) return <Closed failure={failure} again={chat.load} />;
  const sending = pending !== null && pending.question === state.question?.id;
  return (
    <Sheet>
      <Progress state={state} />
      <Conversation state={state} pending={sending ? pending : null} waiting={waiting} />
      {waiting && (
        <Notes role="status">
          <p>{text('chats/page.waiting')}</p>
          <Button variant="outlined" onClick={chat.retry}>
            {text('chats/page.try-again')}
          </Button>
        </Notes>
      )}
      {state.question && !sending && (
        <QuestionBox
          key={state.question.id}
          question={state.question}
          place={state.done + 1}
          total={state.total}
          failure={failure}
          kept={chat.kept}
          send={chat.send}
        />
      )}
      {state.completed && <ThankYou state={state} />}
    </Sheet>
  );
}

/** Whose chat it is, who reads it, and how far it has come. */
function Progress({ state }: { state: ChatState }) {
  const { text, message } = useMessages();
  const { brand, avatar, done, total, completed } = state;
  const sentence = text('chats/page.progress', { done, total });
  return (
    <Top>
      <div className="who">
        {avatar ? <img src={avatar} alt="" width={44} height={44} /> : <span className="face" aria-hidden />}
        <div>
          <h1>{state.title}</h1>
          <p>{brand}</p>
        </div>
        <p className="count">{sentence}</p>
      </div>
      <progress max={Math.max(total, 1)} value={completed ? Math.max(total, 1) : done} aria-label={sentence} />
      <details>
        <summary>{message('chats/page.notice')?.title}</summary>
        <p>{text('chats/page.notice', { brand })}</p>
      </details>
    </Top>
  );
}

function Closed({ failure, again }: { failure: unknown; again(): void }) {
  const { text, explain, message } = useMessages();
  const said = useDocument('calls', 'chats/page.open')?.messages;
  if (isOver(failure)) {
    const over = message('chats/page.link-over');
    return (
      <Thanks>
        <h1>{over?.title}</h1>
        <p>{over?.text}</p>
      </Thanks>
    );
  }
  return (
    <Notice icon="cloud-off" role="alert" text={explain(failure, said).text}>
      <Button variant="contained" onClick={again}>
        {text('chats/page.try-again')}
      </Button>
    </Notice>
  );
}

const isOver = (failure: unknown): boolean => failure instanceof CallError && failure.status === 404;

function useTitle(state: ChatState | undefined): void {
  const { text } = useMessages();
  const title = state ? `${state.title} · ${state.brand}` : text('chats/page.window');
  useEffect(() => {
    document.title = title;
  }, [title]);
}
