import { useNotify } from 'ra-core';
import { useCallback } from 'react';
import type { Params, Sentence } from './explain.ts';
import { useMessages } from './use-messages.ts';

export interface NoticeOptions {
  params?: Params;
  /** A button in the snackbar, such as Undo. */
  action?: { label: string; run(): void };
}

/** Shows a snackbar: a message by id, or a sentence that `explain` made. Errors stay until they are closed. */
export function useNotice(): (what: string | Sentence, options?: NoticeOptions) => void {
  const notify = useNotify();
  const { text, message } = useMessages();
  return useCallback(
    (what, { params, action } = {}) => {
      const sentence =
        typeof what === 'string' ? { text: text(what, params), severity: message(what)?.severity ?? 'info' } : what;
      if (!sentence.text) return;
      notify(sentence.text, {
        type: sentence.severity,
        autoHideDuration: sentence.severity === 'error' ? null : 6000,
        action,
      });
    },
    [notify, text, message],
  );
}
