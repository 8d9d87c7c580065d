import { type RefObject, useRef } from 'react';
import { useListContext } from 'react-admin';
import type { ListScreen } from '../../../shared/documents/screen.ts';
import { useDocument } from '../../artifacts/use-artifacts.ts';
import { askedOf } from '../../data/list-call.ts';
import { useActor } from '../../session/use-actor.ts';

/** What the list is searched and filtered for, as the wire names it, and whose it is: what a call about all of it is sent. */
export function useAsked(screen: ListScreen): RefObject<Record<string, unknown>> {
  const { filterValues } = useListContext();
  const call = useDocument('calls', screen.calls?.list ?? screen.calls?.getList ?? '');
  const company = useActor()?.company;
  const asked = useRef<Record<string, unknown>>({});
  asked.current = call ? { company, ...askedOf(call, filterValues ?? {}) } : {};
  return asked;
}
