import { useEffect, useRef } from 'react';

const inputs =
  ':is(input:not([type="hidden"], [type="file"]), select, textarea, [contenteditable="true"]):not(:disabled)';

/**
 * What has just been opened to be filled in has the focus at its first input, so that the keyboard goes on there. Its
 * code and its data may still be on the way. Nobody is taken away who has gone elsewhere meanwhile, or begun within it.
 */
export function useFirstFocus(find: () => HTMLElement | null | undefined): void {
  const opened = useRef(find);
  useEffect(() => {
    const part = opened.current();
    if (!part) return;
    const focus = () => {
      const first = part.querySelector<HTMLInputElement>(`[data-arriving], ${inputs}`);
      if (!first || 'arriving' in first.dataset) return;
      end();
      const { activeElement } = document;
      if (activeElement && (part === activeElement || !activeElement.contains(part))) return;
      const chosen = first.type === 'radio' && part.querySelector<HTMLElement>(`[name="${first.name}"]:checked`);
      (chosen || first).focus();
    };
    const observer = new MutationObserver(focus);
    const end = () => {
      observer.disconnect();
      part.removeEventListener('focusin', end);
    };
    part.addEventListener('focusin', end);
    observer.observe(part, { childList: true, subtree: true });
    focus();
    return end;
  }, []);
}
