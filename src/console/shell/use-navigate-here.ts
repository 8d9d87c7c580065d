import { useCallback, useEffect, useRef } from 'react';
import { type NavigateOptions, useNavigate } from 'react-router';

/**
 * Leads on from what is shown, for answers that take their time: whoever has left meanwhile stays where they went. Tells
 * whether it led there.
 */
export function useNavigateHere(): (to: string, options?: NavigateOptions) => boolean {
  const navigate = useNavigate();
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return useCallback(
    (to, options) => {
      if (isHere.current) void navigate(to, options);
      return isHere.current;
    },
    [navigate],
  );
}
