import Button from '@mui/material/Button';
import { useMessages } from '../../../console/slots.ts';
import { Cards } from './looks.ts';
import type { AnswerProps } from './QuestionBox.tsx';

/** One card, or several side by side to swipe through. Each says what it is and has its one button. */
export function CardAnswer({ question, labelledBy, describedBy, answer }: AnswerProps) {
  const { text } = useMessages();
  const cards = question.cards ?? [];
  return (
    <Cards aria-labelledby={labelledBy} aria-describedby={describedBy} className={cards.length > 1 ? 'many' : 'one'}>
      {cards.map(({ title, text: words, button }) => (
        <li key={title}>
          <h3>{title}</h3>
          {words && <p>{words}</p>}
          <Button
            variant="outlined"
            size="large"
            onClick={() => answer(title, { choice: title })}
            aria-label={`${button || text('chats/page.choose')}: ${title}`}
          >
            {button || text('chats/page.choose')}
          </Button>
        </li>
      ))}
    </Cards>
  );
}
