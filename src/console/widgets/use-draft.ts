import { useCallback, useContext, useEffect, useRef, useState } from 'react';
import { PendingContext } from '../forms/pending.ts';

/** A pause in typing after which the form learns what was typed; a blur or a submit tells it at once. */
const pause = 250;

/**
 * Typed characters stay in the input, because a whole form drawn again for every key is slow.
 * `shown` is the draft, or the form's value when there is none. `echo` tells how the form will write back what was
 * typed ("1." comes back as "1"), so that an echo is not mistaken for someone else's change.
 */
export function useDraft(value: string, commit: (text: string) => void, echo = (text: string) => text) {
  const [draft, setDraft] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef({ draft, commit, echo, given: value });
  latest.current = { ...latest.current, draft, commit, echo };
  const pending = useContext(PendingContext);

  const flush = useCallback(() => {
    clearTimeout(timer.current);
    const { draft, commit, given } = latest.current;
    if (draft === null || draft === given) return;
    latest.current.given = latest.current.echo(draft);
    commit(draft);
    pending?.differs(flush, false);
  }, [pending]);

  const change = (text: string) => {
    latest.current.draft = text;
    setDraft(text);
    pending?.differs(flush, text !== latest.current.given);
    clearTimeout(timer.current);
    timer.current = setTimeout(flush, pause);
  };

  const leave = () => {
    flush();
    setDraft(null);
  };

  // A value that this input did not give (reset, reload, another widget) replaces what is being typed.
  useEffect(() => {
    if (value === latest.current.given) return;
    latest.current.given = value;
    pending?.differs(flush, false);
    setDraft(null);
  }, [value, pending, flush]);

  useEffect(() => pending?.add(flush), [pending, flush]);
  useEffect(() => () => clearTimeout(timer.current), []);

  return { shown: draft ?? value, change, leave };
}
