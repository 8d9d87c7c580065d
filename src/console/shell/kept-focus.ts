import { finderOf } from './find-again.ts';

const isNowhere = (): boolean => !document.activeElement || document.activeElement === document.body;

/** Milliseconds in which whatever has taken a control away may say itself where the keyboard goes on. */
const grace = 80;

/**
 * The focus never falls to the page's body while a person works: a control that has gone is looked for where it was drawn
 * anew, one that was disabled gets the focus back, else the dialog on top or the screen's heading has it.
 */
export function keepFocus(): () => void {
  let last: HTMLElement | undefined;
  let find: (() => HTMLElement | null) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isOff = (control: HTMLElement) => control.matches(':disabled');

  const look = () => {
    timer = undefined;
    if (!last || !isNowhere()) return;
    if (last.isConnected && isOff(last)) return;
    (find?.() ?? nextBest())?.focus();
  };
  const later = () => {
    if (last && isNowhere()) timer ??= setTimeout(look, grace);
  };
  const came = ({ target }: Pick<FocusEvent, 'target'>) => {
    if (!(target instanceof HTMLElement) || target === document.body) return;
    last = target;
    find = finderOf(target);
  };
  // Who clicks beside everything wants the focus nowhere.
  const pressed = ({ target }: PointerEvent) => {
    if (target instanceof Element && !target.closest('a, button, input, select, textarea, label, [tabindex]'))
      last = undefined;
  };
  const observer = new MutationObserver(later);
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  document.addEventListener('focusin', came);
  document.addEventListener('pointerdown', pressed);
  came({ target: document.activeElement });
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    document.removeEventListener('focusin', came);
    document.removeEventListener('pointerdown', pressed);
  };
}

const dialogs = '.MuiDialog-container, .MuiDrawer-paper';

const nextBest = (): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>(dialogs)].at(-1) ??
  document.querySelector<HTMLElement>('main h1[tabindex], h1[tabindex], main');
