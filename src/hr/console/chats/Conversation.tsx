import { useStandaloneWords } from '../../../console/standalone/slots.ts';
import type { ChatState, Pending } from './use-chat.ts';

interface Props {
  state: ChatState;
  pending: Pending | null;
  waiting: boolean;
}

/** What was said so far: the assistant on the left, oneself on the right. The question that is open stands below it. */
export function Conversation({ state, pending, waiting }: Props) {
  const { text } = useStandaloneWords();
  const { entries, first_name: name, sender, purpose, question } = state;
  const greeting =
    purpose === 'feedback'
      ? text('chats/page.feedback-greeting', { name, sender: sender ?? state.brand })
      : text('chats/page.greeting', { name });
  return (
    <ol className="log" aria-label={text('chats/page.so-far')}>
      <Said bot text={greeting} />
      {entries.map(({ position, bot, text: said }) => (
        <Said key={position} bot={bot} text={said} />
      ))}
      {pending && question && (
        <>
          <Said bot text={question.text} />
          <Said text={pending.shown} note={text(waiting ? 'chats/page.kept' : 'chats/page.sending')} />
        </>
      )}
    </ol>
  );
}

function Said({ bot = false, text: said, note }: { bot?: boolean; text: string; note?: string }) {
  const { text } = useStandaloneWords();
  return (
    <li className={bot ? 'bot' : 'own'}>
      <span className="unseen">{text(bot ? 'chats/page.assistant-says' : 'chats/page.you-say')}</span>
      <p>{said}</p>
      {note && <small>{note}</small>}
    </li>
  );
}
