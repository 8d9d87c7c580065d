import type { Database } from '../../../server/context.ts';
import type { Question } from '../../rules/chat-answer.ts';
import { askedInSurvey } from '../wellbeing/asked.ts';
import type { ChatOf, ChatWork } from './work.ts';

/** What a chat asks that belongs to no touchpoint. */
export interface Asked {
  questions: Question[];
  /** Id of the admin in whose name it asks. */
  sender: string | null;
  /** It asks nothing any more. */
  closed: boolean;
  /**
   * Keeps what is answered so far, by question; answers the ratings of a chat that is complete, by driver, and null where it
   * asks nothing any more.
   */
  settle(
    work: ChatWork,
    values: ReadonlyMap<string, unknown>,
    complete: boolean,
  ): Promise<Record<string, number> | null>;
}

const sources: ((db: Database, chat: ChatOf) => Promise<Asked | null>)[] = [askedInSurvey];

/** By the first that knows the chat. */
export async function askedElsewhere(db: Database, chat: ChatOf): Promise<Asked | null> {
  for (const source of sources) {
    const asked = await source(db, chat);
    if (asked) return asked;
  }
  return null;
}
