import { useRef } from 'react';
import { StaleError, useActor, useCall, useDocument, useFailure, useNotice } from '../../../../console/slots.ts';
import type { Calls } from '../../../../generated/calls.ts';
import { isSame, merged } from './merged-words.ts';

export type Settings = Calls['company/settings.read']['answer'];
type Updated = Calls['company/settings.update']['answer'];
type Words = readonly string[];

interface Save {
  /** Beside the words. */
  body: object;
  words?: Words;
  /** Said once it is saved. */
  message: string;
}

const callId = 'company/settings.update';
/** As often someone else may save in between. */
const mostTries = 5;

/**
 * Saves on the version that is known, one save after the other: of two admins none writes over what the other has saved.
 * What was added and taken away here is done to the words as they stand by then, and that is told. False when a save has
 * failed, which is told as well.
 */
export function useWordSave(settings: Settings) {
  const update = useCall(callId);
  const messages = useDocument('calls', callId)?.messages;
  const failure = useFailure();
  const notice = useNotice();
  const actor = useActor();
  const server = useRef(keptOf(settings));
  /** What the words here were made of. */
  const begun = useRef<Words>(server.current.words);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  if (Number(settings.version) > Number(server.current.version)) server.current = keptOf(settings);

  const send = async ({ body, words, message }: Save, tries = mostTries): Promise<boolean> => {
    const sent = words && merged(begun.current, words, server.current.words);
    try {
      const { body: answer } = await update<Updated>({
        params: { companyId: actor?.company },
        body: { ...body, ...(sent && { chat_alert_words: sent }) },
        version: server.current.version,
      });
      server.current = keptOf(answer.data);
      if (words) begun.current = words;
      notice(words && sent && !isSame(words, sent) ? 'company/settings.words-merged' : message);
      return true;
    } catch (error) {
      const current = error instanceof StaleError ? (error.current as Partial<Settings> | undefined) : undefined;
      if (!current || tries === 0) {
        await failure(error, messages);
        return false;
      }
      server.current = keptOf(current);
      return send({ body, words, message }, tries - 1);
    }
  };

  return {
    save(what: Save): Promise<boolean> {
      const saved = queue.current.then(() => send(what));
      queue.current = saved;
      return saved;
    },
    /** The words here are the server's again. */
    begin(words: Words): void {
      begun.current = words;
    },
  };
}

interface Kept {
  version: number | undefined;
  words: Words;
}

const keptOf = ({ version, chat_alert_words: words = [] }: Partial<Settings>): Kept => ({ version, words });
