import { type RefObject, useContext, useEffect, useRef } from 'react';
import { TabKeysContext } from '../screens/tabs/tab-keys-context.ts';
import { LeaveGuardsContext, type Leaving } from './leave-guards.ts';

interface Options {
  /** Counts as a change, though nothing is drawn for it. */
  typing?: RefObject<boolean>;
  message?: string;
  /** The person was asked, and leaves what is half done. */
  left?(): void;
}

/**
 * While `changed`, leaving asks (`shell/leave`): another path, another tab, Back, closing the window, and closing the
 * dialog around, if any. Query parameters that keep the screen do not count.
 * Call the returned function right before a navigation that follows a successful save.
 */
export function useLeaveGuard(changed: boolean, options: Options = {}): () => void {
  const tabKeys = useContext(TabKeysContext);
  const guards = useContext(LeaveGuardsContext);
  const released = useRef(false);
  useEffect(() => {
    if (changed) released.current = false;
  }, [changed]);

  const isLeft = ({ currentLocation, nextLocation, historyAction }: Leaving): boolean => {
    if (currentLocation.pathname !== nextLocation.pathname) return true;
    if (guards.isDialog) return historyAction === 'POP';
    const tabOf = (search: string) => tabKeys.map((key) => new URLSearchParams(search).get(key)).join();
    return tabOf(currentLocation.search) !== tabOf(nextLocation.search);
  };
  const { typing, message = 'shell/leave', left } = options;
  const asks = (leaving?: Leaving): string | null => {
    if (released.current || !(changed || typing?.current)) return null;
    return !leaving || isLeft(leaving) ? message : null;
  };
  const latest = useRef({ asks, left });
  latest.current = { asks, left };
  useEffect(
    () => guards.add({ asks: (leaving) => latest.current.asks(leaving), left: () => latest.current.left?.() }),
    [guards],
  );

  return () => {
    released.current = true;
  };
}
