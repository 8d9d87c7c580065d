import './chat.css';
import { useEffect } from 'react';
import { type StandaloneProps, useStandaloneWords } from '../../../console/standalone/slots.ts';
import { Closed, isOver } from './Closed.tsx';
import { Conversation } from './Conversation.tsx';
import { QuestionBox } from './QuestionBox.tsx';
import { ThankYou } from './ThankYou.tsx';
import { type ChatState, useChat } from './use-chat.ts';

/** The page behind a personal link: one question after the other, without any sign-in. */
export default function EmployeeChat({ params }: StandaloneProps) {
  const token = params.token ?? '';
  const chat = useChat(token);
  const { state, failure } = chat;
  useTitle(state);
  const closed = isOver(failure) || (!state && failure !== undefined);
  return (
    <main aria-busy={!state && !closed}>
      {closed ? (
        <Closed token={token} failure={failure} again={chat.load} />
      ) : (
        state && <Talk chat={chat} state={state} />
      )}
    </main>
  );
}

function Talk({ chat, state }: { chat: ReturnType<typeof useChat>; state: ChatState }) {
  const { text } = useStandaloneWords();
  const { pending, waiting, failure } = chat;
  const sending = pending !== null && pending.question === state.question?.id;
  return (
    <div className="sheet">
      <Progress state={state} />
      <Conversation state={state} pending={sending ? pending : null} waiting={waiting} />
      {state.help && <Help contacts={state.help} />}
      {waiting && (
        <div className="note" role="status">
          <p>{text('chats/page.waiting')}</p>
          <button type="button" onClick={chat.retry}>
            {text('chats/page.try-again')}
          </button>
        </div>
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
    </div>
  );
}

/** For someone who has written of self-harm: read out at once, and there as long as the chat is. */
function Help({ contacts }: { contacts: string }) {
  const { text, title } = useStandaloneWords();
  return (
    <section className="help" role="alert">
      <h2>{title('chats/page.help')}</h2>
      <p>{text('chats/page.help')}</p>
      <p className="contacts">{contacts}</p>
    </section>
  );
}

/** Whose chat it is, who reads it, and how far it has come. */
function Progress({ state }: { state: ChatState }) {
  const { text, title } = useStandaloneWords();
  const { purpose, brand, sender, avatar, done, total, completed } = state;
  const sentence = text('chats/page.progress', { done, total });
  const notice = purpose === 'feedback' ? 'chats/page.feedback-notice' : 'chats/page.notice';
  return (
    <header className="top">
      <div className="who">
        {avatar ? <img src={avatar} alt="" width={44} height={44} /> : <span className="face" aria-hidden />}
        <div>
          <h1>{state.title}</h1>
          <p>{brand}</p>
        </div>
        <p className="count">{sentence}</p>
      </div>
      <progress max={Math.max(total, 1)} value={completed ? Math.max(total, 1) : done} aria-label={sentence} />
      <details open={state.tells_first && done === 0}>
        <summary>{title(notice)}</summary>
        <p>{text(notice, { brand, sender: sender ?? brand })}</p>
      </details>
    </header>
  );
}

function useTitle(state: ChatState | undefined): void {
  const { text } = useStandaloneWords();
  const title = state ? `${state.title} · ${state.brand}` : text('chats/page.window');
  useEffect(() => {
    document.title = title;
  }, [title]);
}
