import Button from '@mui/material/Button';
import { useMessages } from '../../../console/slots.ts';
import { moodTexts } from '../../rules/mood-texts.ts';
import { Face } from './Face.tsx';
import { Scale } from './looks.ts';
import type { AnswerProps } from './QuestionBox.tsx';

/** From 1 to 5: as faces with their words, or as numbers with what the ends mean. */
export function ScaleAnswer({ question, labelledBy, describedBy, answer }: AnswerProps) {
  const { text } = useMessages();
  const faces = question.scaleType !== 'number';
  return (
    <div>
      <Scale role="group" aria-labelledby={labelledBy} aria-describedby={describedBy}>
        {moodTexts.map((mood, at) => {
          const value = at + 1;
          const word = faces ? text(mood) : String(value);
          return (
            <Button
              key={mood}
              variant="outlined"
              onClick={() => answer(word, { value })}
              aria-label={faces ? word : text('chats/page.of-five', { value })}
            >
              {faces && <Face mood={value} />}
              <span>{word}</span>
            </Button>
          );
        })}
      </Scale>
      {!faces && (
        <p className="ends" aria-hidden>
          <span>{text('chats/page.lowest')}</span>
          <span>{text('chats/page.highest')}</span>
        </p>
      )}
    </div>
  );
}
