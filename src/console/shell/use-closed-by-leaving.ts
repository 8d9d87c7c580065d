import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** What stands over a page goes with it: when another path is shown, and when Back or Forward leads anywhere. */
export function useClosedByLeaving(close: () => void): void {
  const { pathname, key } = useLocation();
  const type = useNavigationType();
  const shown = useRef({ pathname, key });
  useEffect(() => {
    const before = shown.current;
    shown.current = { pathname, key };
    if (before.pathname !== pathname || (type === 'POP' && before.key !== key)) close();
  }, [pathname, key, type, close]);
}
