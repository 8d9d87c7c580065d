import { useStandaloneWords } from '../../../console/standalone/slots.ts';
import { moodTexts } from '../../rules/mood-texts.ts';
import type { AnswerProps } from './answer-props.ts';
import { Face } from './Face.tsx';

/** From 1 to 5: as faces with their words, or as numbers with what the ends mean. */
export function ScaleAnswer({ question, labelledBy, describedBy, answer }: AnswerProps) {
  const { text } = useStandaloneWords();
  const faces = question.scaleType !== 'number';
  return (
    <div>
      <fieldset className="scale" aria-labelledby={labelledBy} aria-describedby={describedBy}>
        {moodTexts.map((mood, at) => {
          const value = at + 1;
          const own = question.words?.[at];
          const word = faces ? (own ?? text(mood)) : String(value);
          return (
            <button
              key={mood}
              type="button"
              onClick={() => answer(own ?? word, { value })}
              aria-label={own ?? (faces ? word : text('chats/page.of-five', { value }))}
            >
              {faces && <Face mood={value} />}
              <span>{word}</span>
            </button>
          );
        })}
      </fieldset>
      {!faces && (
        <p className="ends" aria-hidden>
          <span>{question.words?.[0] ?? text('chats/page.lowest')}</span>
          <span>{question.words?.at(-1) ?? text('chats/page.highest')}</span>
        </p>
      )}
    </div>
  );
}
