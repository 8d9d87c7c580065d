import { useCallback } from 'react';

/** Gives what scrolls to the keyboard: a long text without a control could be read with a pointer alone. */
export const useScrolled = () =>
  useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const look = () => {
      if (element.scrollHeight > element.clientHeight) element.tabIndex = 0;
      else element.removeAttribute('tabindex');
    };
    const parts = new MutationObserver(look);
    parts.observe(element, { childList: true, subtree: true });
    addEventListener('resize', look);
    look();
    return () => {
      parts.disconnect();
      removeEventListener('resize', look);
    };
  }, []);
