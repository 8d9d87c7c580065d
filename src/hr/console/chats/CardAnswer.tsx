import { useStandaloneWords } from '../../../console/standalone/slots.ts';
import type { AnswerProps } from './answer-props.ts';

/** One card, or several side by side to swipe through. Each says what it is and has its one button. */
export function CardAnswer({ question, labelledBy, describedBy, answer }: AnswerProps) {
  const { text } = useStandaloneWords();
  const cards = question.cards ?? [];
  return (
    <ul
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      className={cards.length > 1 ? 'cards many' : 'cards'}
    >
      {cards.map(({ title, text: words, button, picture }) => (
        <li key={title}>
          {picture && <img className="picture" src={picture} alt="" width={640} height={360} />}
          <h3>{title}</h3>
          {words && <p>{words}</p>}
          <button
            type="button"
            onClick={() => answer(title, { choice: title })}
            aria-label={`${button || text('chats/page.choose')}: ${title}`}
          >
            {button || text('chats/page.choose')}
          </button>
        </li>
      ))}
    </ul>
  );
}
