import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import type { ListScreen } from '../../../shared/documents/screen.ts';
import { useOverlays } from '../../actions/action-context.ts';
import { CallError } from '../../data/call-error.ts';
import type { Sentence } from '../../messages/explain.ts';
import { useNotice } from '../../messages/use-notice.ts';

/**
 * A 403 is told in a dialog where its message has a title; afterwards the screen may lead elsewhere. A 429 is told in a
 * snackbar, as everywhere, besides the list's own place. True while refused.
 */
export function useRefusal(error: unknown, sentence: Sentence | undefined, screen: ListScreen): boolean {
  const { tell } = useOverlays();
  const notice = useNotice();
  const navigate = useNavigate();
  const told = useRef<unknown>(undefined);
  const refused = error instanceof CallError && error.status === 403;
  const limited = error instanceof CallError && error.status === 429;
  const leadsTo = screen.refusedTo;
  useEffect(() => {
    if (!limited || !sentence || told.current === error) return;
    told.current = error;
    notice({ ...sentence, severity: 'error' });
  }, [limited, error, sentence, notice]);
  useEffect(() => {
    if (!refused || !sentence?.title || told.current === error) return;
    told.current = error;
    void tell(sentence).then(() => leadsTo && navigate(leadsTo, { replace: true }));
  }, [refused, error, sentence, tell, navigate, leadsTo]);
  return refused;
}
