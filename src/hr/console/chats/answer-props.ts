import type { AnswerGiven, ChatQuestion } from './use-chat.ts';

/** What an input is given: who names it, and what to do with an answer. */
export interface AnswerProps {
  question: ChatQuestion;
  /** Id of the question's words. */
  labelledBy: string;
  describedBy?: string;
  answer(shown: string, given: AnswerGiven): void;
}
