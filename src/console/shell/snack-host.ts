import { useSyncExternalStore } from 'react';

/**
 * Where snackbars are drawn: in the dialog on top, which hides everything else from assistive technology and keeps the
 * keyboard; without a dialog in a part of the page of their own.
 */
export function useSnackHost(): Element {
  return useSyncExternalStore(subscribe, host);
}

const surfaces = 'body > .MuiModal-root > :is(.MuiDialog-container, .MuiDrawer-paper)';

const host = (): Element => [...document.querySelectorAll(surfaces)].at(-1) ?? pageHost();

let own: HTMLElement | undefined;

function pageHost(): HTMLElement {
  if (own?.isConnected) return own;
  own = document.body.appendChild(document.createElement('div'));
  const kept = own;
  // An open menu hides all the rest of the page, but what has just been said must be heard.
  const shows = () => kept.hasAttribute('aria-hidden') && kept.removeAttribute('aria-hidden');
  new MutationObserver(shows).observe(kept, { attributes: true, attributeFilter: ['aria-hidden'] });
  return kept;
}

function subscribe(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.body, { childList: true });
  return () => observer.disconnect();
}
