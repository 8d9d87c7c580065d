import { useCallback, useContext } from 'react';
import { useNotify } from 'react-admin';
import { OverlaysContext } from '../actions/action-context.ts';
import { subjectOf } from '../artifacts/artifact-store.ts';
import { useEnvironment } from '../environment.ts';
import { useComplaints } from './complaint.ts';
import { type Params, type Sentence, sentence } from './explain.ts';

interface NoticeOptions {
  params?: Params;
  /** A button in the snackbar, such as Undo. */
  action?: { label: string; run(): void };
}

/**
 * Shows a snackbar: a message by id, or a sentence that `explain` made; one with a title in a dialog. An error is a complaint: in a dialog it stands
 * there, and stays until it is closed or the next try.
 */
export function useNotice(): (what: string | Sentence, options?: NoticeOptions) => void {
  const notify = useNotify();
  const complaints = useComplaints();
  const { store } = useEnvironment();
  const overlays = useContext(OverlaysContext);
  return useCallback(
    (what, { params, action } = {}) => {
      const show = () => {
        const said = typeof what === 'string' ? sentence(store.get().messages, what, params) : what;
        if (said.severity === 'error') complaints.say(said);
        // A title says that it must be read.
        else if (said.title && overlays) void overlays.tell(said);
        else notify(said.text, { type: said.severity, autoHideDuration: 6000, action });
      };
      const known = typeof what !== 'string' || store.get().messages[what];
      if (known) show();
      else void store.load(subjectOf(what)).then(show, show);
    },
    [notify, store, complaints, overlays],
  );
}
