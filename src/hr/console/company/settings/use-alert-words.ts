import { useEffect, useRef, useState } from 'react';
import { useLateSave } from '../../../../console/parts.ts';
import { useConstant, useNotice, useOverlays } from '../../../../console/slots.ts';
import { type Settings, useWordSave } from './use-word-save.ts';

/**
 * The switch is saved at once, added words after a moment (others may follow), removed ones at once. Switched on
 * without a word, nothing is saved until there is one: `starting`. Words that could not be saved stay, and go with the
 * next change, or when the page is left.
 */
export function useAlertWords(settings: Settings, changed: () => Promise<void>) {
  const on = settings.chat_alert_word_notification === true;
  const kept = settings.chat_alert_words ?? [];
  const [words, setWords] = useState<readonly string[]>(kept);
  const [starting, setStarting] = useState(false);
  const [running, setRunning] = useState(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [unsaved, setUnsaved] = useState(false);
  const wait = useConstant('company/settings.saveDelay', 1000);
  const { confirm } = useOverlays();
  const notice = useNotice();
  const { save, begin } = useWordSave(settings);
  // What the server keeps is shown, unless something here waits to be saved.
  const key = JSON.stringify(kept);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words by their content
  useEffect(() => {
    if (unsaved) return;
    setWords(kept);
    begin(kept);
  }, [key, unsaved]);
  const latest = useRef<() => void>(undefined);
  const turns = useRef(0);
  useLateSave(unsaved, () => latest.current?.());

  const settle = () => {
    setUnsaved(false);
    setStarting(false);
  };
  const store = async (what: Parameters<typeof save>[0], again?: () => void) => {
    const turn = turns.current;
    // The answer to an older save leaves alone what was changed since, or still waits.
    const isLast = () => turn === turns.current && latest.current === undefined;
    setRunning((count) => count + 1);
    const saved = await save(what);
    setRunning((count) => count - 1);
    if (!saved && again && isLast()) latest.current = again;
    // Words are shown as they are kept only once these are read anew.
    await changed();
    if (isLast()) settle();
  };
  const flip = async () => {
    if (starting) {
      clearTimeout(timer.current);
      latest.current = undefined;
      return settle();
    }
    if (on) {
      if (!(await confirm('company/settings.ask-words-off'))) return;
      return store({ body: { chat_alert_word_notification: false }, message: 'company/settings.words-disabled' });
    }
    if (words.length === 0) return setStarting(true);
    return store({ body: { chat_alert_word_notification: true }, message: 'company/settings.words-enabled' });
  };
  const change = (next: string[], added: boolean) => {
    if (next.length === 0 && !starting) return notice('company/settings.no-words');
    setWords(next);
    setUnsaved(true);
    turns.current += 1;
    clearTimeout(timer.current);
    const send = () => {
      latest.current = undefined;
      clearTimeout(timer.current);
      const body = starting ? { chat_alert_word_notification: true } : {};
      const message = starting ? 'company/settings.words-enabled' : 'company/settings.words-saved';
      void store({ body, words: next, message }, send);
    };
    latest.current = send;
    timer.current = setTimeout(send, added ? wait : 0);
  };
  return { on, words, starting, busy: running > 0, unsaved, flip, change };
}
