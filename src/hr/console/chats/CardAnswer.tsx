import { useStandaloneWords } from '../../../console/standalone/slots.ts';
import { cardReply } from '../../rules/chat-answer.ts';
import type { AnswerProps } from './answer-props.ts';

/** One card, or several side by side to swipe through. Each says what it is, and has one button or one for each reply. */
export function CardAnswer({ question, labelledBy, describedBy, answer }: AnswerProps) {
  const { text } = useStandaloneWords();
  const cards = question.cards ?? [];
  const choose = (choice: string) => answer(choice, { choice });
  return (
    <ul
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      className={cards.length > 1 ? 'cards many' : 'cards'}
    >
      {cards.map(({ title, text: words, button, picture, replies }) => (
        <li key={title}>
          {picture && <img className="picture" src={picture} alt="" width={640} height={360} />}
          <h3>{title}</h3>
          {words && <p>{words}</p>}
          {(replies ?? [button || text('chats/page.choose')]).map((reply) => (
            <button
              key={reply}
              type="button"
              onClick={() => choose(replies ? cardReply(title, reply) : title)}
              aria-label={`${reply}: ${title}`}
            >
              {reply}
            </button>
          ))}
        </li>
      ))}
    </ul>
  );
}
