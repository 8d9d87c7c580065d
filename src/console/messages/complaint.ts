import { createContext, useContext } from 'react';
import type { Sentence } from './explain.ts';

/**
 * Where it is said that something was refused: in the dialog it was done in, else in a snackbar. There is one at a time,
 * and the next try takes it away.
 */
export interface Complaints {
  /** `details`: what is wrong with single fields, where nothing else shows it. */
  say(sentence: Sentence, details?: readonly string[]): void;
  clear(): void;
}

const nowhere: Complaints = { say: () => undefined, clear: () => undefined };

export const ComplaintsContext = createContext<Complaints>(nowhere);
export const useComplaints = (): Complaints => useContext(ComplaintsContext);
