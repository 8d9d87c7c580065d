import { useEffect } from 'react';
import { useOverlays } from '../actions/action-context.ts';
import type { Question } from '../data/question.ts';

/** Opens a dialog whenever a call wants an answer to the question; closed with a result, it was answered. */
export function useAsker(question: Question, dialog: string | undefined): void {
  const { open } = useOverlays();
  useEffect(() => {
    if (!dialog) return;
    return question.attend(async () => (await open(dialog)) !== undefined);
  }, [dialog, question, open]);
}
