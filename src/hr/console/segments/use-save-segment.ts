import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  CallError,
  type ComponentProps,
  useCall,
  useDocument,
  useFailure,
  useMessages,
  useNotice,
} from '../../../console/slots.ts';
import type { Draft } from './draft.ts';

/** What the dialog is closed with. */
export interface Saved {
  id: string;
  filters: Draft;
}

/** Saves under a name: a new segment, or the one that the record is. */
export function useSaveSegment(
  record: Record<string, unknown> | undefined,
  done: () => void,
  close: ComponentProps['close'],
) {
  const id = typeof record?.id === 'string' ? record.id : undefined;
  const name = id ? 'segments/saved-filter.update' : 'segments/saved-filter.create';
  const perform = useCall(name);
  const call = useDocument('calls', name);
  const { text } = useMessages();
  const queries = useQueryClient();
  const notice = useNotice();
  const failure = useFailure();
  const [saving, setSaving] = useState(false);
  const [fault, setFault] = useState<string>();

  const save = async (typed: string, draft: Draft): Promise<void> => {
    const title = typed.trim();
    if (title === '') return setFault(text('segments/saved-filter.title-missing'));
    setSaving(true);
    try {
      const body = { title, filters: draft, type: 'dashboard' };
      const asked = id ? { query: { id }, body, version: Number(record?.version) } : { body };
      const answer = await perform<{ data: { id: string } }>(asked);
      done();
      notice('segments/saved-filter.saved');
      await queries.invalidateQueries();
      close?.({ id: answer.body.data.id, filters: draft } satisfies Saved);
    } catch (error) {
      const taken = error instanceof CallError ? error.body.errors?.title?.[0] : undefined;
      if (taken) setFault(taken);
      else await failure(error, call?.messages);
    } finally {
      setSaving(false);
    }
  };
  return { save, saving, fault, clearFault: () => setFault(undefined) };
}
