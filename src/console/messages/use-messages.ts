import { useMemo } from 'react';
import type { CallMessages } from '../../shared/documents/call.ts';
import type { Message } from '../../shared/documents/words.ts';
import { subjectOf } from '../artifacts/artifact-store.ts';
import { useArtifacts } from '../artifacts/use-artifacts.ts';
import { useEnvironment } from '../environment.ts';
import { explain, type Params, type Sentence } from './explain.ts';
import { fillIn } from './fill-in.ts';

interface Messages {
  /** The document, for its title and button labels. Undefined while its subject is on the way. */
  message(id: string): Message | undefined;
  /** Its text with parameters filled in; empty while its subject is on the way, the id itself when there is none. */
  text(id: string, params?: Params): string;
  /** What to show for a failed call. */
  explain(error: unknown, call?: CallMessages, action?: Record<string, string | undefined>): Sentence;
}

export function useMessages(): Messages {
  const { messages } = useArtifacts();
  const { store } = useEnvironment();
  return useMemo(() => {
    const message = (id: string) => {
      const found = messages[id];
      const subject = subjectOf(id);
      if (!found && subject && !store.has(subject)) store.load(subject).catch(() => undefined);
      return found;
    };
    const text = (id: string, params?: Params) => {
      const found = message(id);
      if (found) return fillIn(found.text, params);
      return store.has(subjectOf(id)) ? id : '';
    };
    return { message, text, explain: (error, call, action) => explain(messages, error, call, action) };
  }, [messages, store]);
}
