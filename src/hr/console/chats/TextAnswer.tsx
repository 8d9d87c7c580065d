import { type FormEvent, type KeyboardEvent, useId, useState } from 'react';
import { useStandaloneLimit, useStandaloneWords } from '../../../console/standalone/slots.ts';
import type { AnswerProps } from './answer-props.ts';
import type { Kept } from './tab-storage.ts';

/** In one's own words. What is half typed is there again after a reload. */
export function TextAnswer({ question, labelledBy, describedBy, answer, kept }: AnswerProps & { kept: Kept }) {
  const { text } = useStandaloneWords();
  const most = useStandaloneLimit('chats/page.answer', 'text');
  const id = useId();
  const [words, setWords] = useState(() => kept.read(question.id));
  const [missing, setMissing] = useState(false);
  const change = (next: string) => {
    setWords(next);
    setMissing(false);
    kept.write(question.id, next);
  };
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    const said = words.trim();
    if (said) answer(said, { text: said });
    else setMissing(true);
  };
  const quick = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit();
  };
  return (
    <form className="words" onSubmit={submit}>
      <textarea
        rows={3}
        value={words}
        onChange={(event) => change(event.target.value)}
        onKeyDown={quick}
        placeholder={text('chats/page.own-words')}
        maxLength={most}
        aria-labelledby={labelledBy}
        aria-describedby={[describedBy, `${id}-count`, missing ? `${id}-missing` : ''].filter(Boolean).join(' ')}
        aria-invalid={missing || undefined}
        aria-required={question.required || undefined}
      />
      <p id={`${id}-missing`} role="alert" className="problem">
        {missing && text('chats/page.answer-missing')}
      </p>
      <div className="below">
        <span id={`${id}-count`}>{text('chats/page.counted', { count: words.length, most })}</span>
        <button type="submit" className="main">
          {text('chats/page.send')}
        </button>
      </div>
    </form>
  );
}
