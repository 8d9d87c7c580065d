import { useGate, useOverlays } from '../../../console/slots.ts';
import type { OverviewAnswer } from './use-overview.ts';

export interface ChatsAsked {
  /** Of each person the last chat only. */
  last?: true;
  sessionTab?: 'high_risk_session';
  driver?: string;
}

/** Opens the list of whose answers a figure is made. */
export type ShowChats = (asked: ChatsAsked) => void;

/**
 * For anyone who may see chats. Without names they cannot be narrowed to the people that filters select, so that then only
 * the figures of everyone lead to them.
 */
export function useShowChats({ filters }: OverviewAnswer): ShowChats | undefined {
  const { open } = useOverlays();
  const mayList = useGate('people/session/list').allowed;
  const mayName = useGate('people/session/named').allowed;
  const narrowed = Object.keys(filters).length > 0;
  if (!mayList || (narrowed && !mayName)) return undefined;
  return (asked) =>
    void open('people/session/list', { ...asked, ...(narrowed && { sessionFilters: JSON.stringify(filters) }) });
}
