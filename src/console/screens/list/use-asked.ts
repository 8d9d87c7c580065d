import { useCallback } from 'react';
import { useListContext } from 'react-admin';
import type { ListScreen } from '../../../shared/documents/screen.ts';
import { useDocument } from '../../artifacts/use-artifacts.ts';
import { askedOf } from '../../data/list-call.ts';
import { useActor } from '../../session/use-actor.ts';
import { askedIn } from './list-address.ts';
import type { ListAddress } from './use-list-address.ts';

/**
 * What the list is searched and filtered for, as the wire names it, and whose it is: what a call about all of it is
 * sent. Where there is an `address`, as it was changed last, and else as it is drawn: what was chosen was chosen there.
 */
export function useAsked(screen: ListScreen, address?: ListAddress): () => Record<string, unknown> {
  const { filterValues } = useListContext();
  const call = useDocument('calls', screen.calls?.list ?? screen.calls?.getList ?? '');
  const company = useActor()?.company;
  const now = address?.now;
  const viewParameter = address?.viewParameter;
  return useCallback(() => {
    const asked = now ? askedIn(now(), viewParameter) : (filterValues ?? {});
    return call ? { company, ...askedOf(call, asked) } : {};
  }, [call, company, filterValues, now, viewParameter]);
}
