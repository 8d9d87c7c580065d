import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useOverlays } from '../actions/action-context.ts';
import { CallError } from '../data/call-error.ts';
import type { Sentence } from '../messages/explain.ts';
import { useNotice } from '../messages/use-notice.ts';

/**
 * A 403 is told in a dialog where its message has a title; afterwards the screen may lead elsewhere. A 429 is told in a
 * snackbar, as everywhere, besides the place of what was to be shown. Once for each error.
 */
export function useRefusal(error: unknown, sentence: Sentence, leadsTo?: string): void {
  const { tell } = useOverlays();
  const notice = useNotice();
  const navigate = useNavigate();
  const told = useRef<unknown>(undefined);
  useEffect(() => {
    if (!(error instanceof CallError) || told.current === error) return;
    told.current = error;
    if (error.status === 429) notice({ ...sentence, severity: 'error' });
    if (error.status === 403 && sentence.title)
      void tell(sentence).then(() => leadsTo && navigate(leadsTo, { replace: true }));
  }, [error, sentence, tell, notice, navigate, leadsTo]);
}
