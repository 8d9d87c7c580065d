import { type RefObject, useContext, useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import { useOverlays } from '../actions/action-context.ts';
import { useEnvironment } from '../environment.ts';
import { TabKeyContext } from '../screens/tabs/tab-key-context.ts';

const nothing = { current: false };

/**
 * While `changed` (or `typing`, which nothing is drawn for), leaving asks (`shell/leave`): another path, another tab, Back, and closing the window.
 * Query parameters that keep the screen do not count, and nobody is asked when the session has ended.
 * Call the returned function right before a navigation that follows a successful save.
 */
export function useLeaveGuard(
  changed: boolean,
  typing: RefObject<boolean> = nothing,
  message = 'shell/leave',
): () => void {
  const tabKey = useContext(TabKeyContext);
  const { session } = useEnvironment();
  const { confirm } = useOverlays();
  const released = useRef(false);
  useEffect(() => {
    if (changed) released.current = false;
  }, [changed]);

  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const asks = changed || typing.current;
    if (!asks || released.current || !session.getUser()) return false;
    if (currentLocation.pathname !== nextLocation.pathname) return true;
    const tabOf = (search: string) => (tabKey ? new URLSearchParams(search).get(tabKey) : null);
    return tabOf(currentLocation.search) !== tabOf(nextLocation.search);
  });

  // The blocker is another object at every drawing; one blocked navigation is one question.
  const latest = useRef(blocker);
  latest.current = blocker;
  const { state } = blocker;
  useEffect(() => {
    if (state !== 'blocked') return;
    void confirm(message).then((leave) => (leave ? latest.current.proceed?.() : latest.current.reset?.()));
  }, [state, confirm, message]);

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (changed || typing.current) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [changed, typing]);

  return () => {
    released.current = true;
  };
}
