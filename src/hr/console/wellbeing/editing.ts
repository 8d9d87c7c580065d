import { createContext, type RefObject, useContext, useEffect, useRef } from 'react';
import type { Survey } from './use-survey.ts';

/** Saves what a tab holds; false: it could not, and the tab stays. */
type Save = () => Promise<boolean>;

interface Editing {
  survey: Survey;
  save: RefObject<Save | undefined>;
}

/** The editor around a tab. */
export const EditingContext = createContext<Editing | undefined>(undefined);

export function useSurveyEditing(): Editing {
  const editing = useContext(EditingContext);
  if (!editing) throw new Error('A tab of the survey stands outside of its editor.');
  return editing;
}

/** What is saved before another tab comes. */
export function useSavedByLeaving(save: Save | undefined): void {
  const { save: place } = useSurveyEditing();
  useEffect(() => {
    place.current = save;
    return () => {
      place.current = undefined;
    };
  }, [place, save]);
}

/** Sends a form from outside, and tells once it was saved; until then nothing is told. */
export function useOutsideSubmit(formId: string): { save: Save; saved(): boolean } {
  const waiting = useRef<((saved: boolean) => void) | undefined>(undefined);
  const tools = useRef({
    save: () =>
      new Promise<boolean>((resolve) => {
        waiting.current = resolve;
        const form = document.getElementById(formId);
        if (!(form instanceof HTMLFormElement)) return resolve(true);
        form.requestSubmit();
        // What was refused and is sent once more by its own button leads nowhere else.
        const gaveUp = () => {
          if (waiting.current === resolve) waiting.current = undefined;
          resolve(false);
        };
        form.addEventListener('submit', gaveUp, { once: true });
      }),
    /** Whether it was asked for from outside. */
    saved: () => {
      const resolve = waiting.current;
      waiting.current = undefined;
      resolve?.(true);
      return resolve !== undefined;
    },
  });
  return tools.current;
}
