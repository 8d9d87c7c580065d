import { useEffect, useId, useRef } from 'react';
import { CallError, useStandaloneWords } from '../../../console/standalone/slots.ts';
import type { AnswerProps } from './answer-props.ts';
import { CardAnswer } from './CardAnswer.tsx';
import { ScaleAnswer } from './ScaleAnswer.tsx';
import { TextAnswer } from './TextAnswer.tsx';
import type { Kept } from './tab-storage.ts';
import type { ChatQuestion, Pending } from './use-chat.ts';

interface Props {
  question: ChatQuestion;
  /** Which one it is, from 1. */
  place: number;
  total: number;
  failure: unknown;
  kept: Kept;
  send(pending: Pending): void;
}

/** The open question and its way of answering. It takes the focus when it comes, so that it is read out. */
export function QuestionBox({ question, place, total, failure, kept, send }: Props) {
  const { text } = useStandaloneWords();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest', behavior: 'auto' });
  }, []);
  const problem = failure instanceof CallError ? failure.body.message : failure ? text('chats/page.not-sent') : '';
  const props: AnswerProps = {
    question,
    labelledBy: `${id}-question`,
    describedBy: problem ? `${id}-problem` : undefined,
    answer: (shown, given) => send({ question: question.id, shown, given }),
  };
  return (
    <section className="ask" aria-labelledby={`${id}-question`}>
      <h2 ref={heading} tabIndex={-1} id={`${id}-question`}>
        <span className="unseen">{text('chats/page.question-of', { place, total })}</span>
        {question.text}
      </h2>
      {question.picture && <img className="picture" src={question.picture} alt="" width={640} height={360} />}
      {question.details && <p className="details">{question.details}</p>}
      <p id={`${id}-problem`} role="alert" className="problem">
        {problem}
      </p>
      <Input {...props} kept={kept} />
      {!question.required && (
        <button
          type="button"
          className="plain skip"
          onClick={() => props.answer(text('chats/page.skipped'), { skip: true })}
        >
          {text('chats/page.skip')}
        </button>
      )}
    </section>
  );
}

function Input(props: AnswerProps & { kept: Kept }) {
  switch (props.question.type) {
    case 'scale':
      return <ScaleAnswer {...props} />;
    case 'quickReplies':
      return <Replies {...props} />;
    case 'card':
    case 'carousel':
      return <CardAnswer {...props} />;
    case 'text':
      return <TextAnswer {...props} />;
    case 'note':
      return <GoOn {...props} />;
  }
}

/** It was only to be read. */
function GoOn({ answer }: AnswerProps) {
  const { text } = useStandaloneWords();
  return (
    <fieldset className="choices">
      <button type="button" onClick={() => answer(text('chats/page.go-on'), {})}>
        {text('chats/page.go-on')}
      </button>
    </fieldset>
  );
}

function Replies({ question, labelledBy, describedBy, answer }: AnswerProps) {
  return (
    <fieldset className="choices" aria-labelledby={labelledBy} aria-describedby={describedBy}>
      {(question.replies ?? []).map((reply) => (
        <button key={reply} type="button" onClick={() => answer(reply, { choice: reply })}>
          {reply}
        </button>
      ))}
    </fieldset>
  );
}
