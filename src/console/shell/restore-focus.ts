import { finderOf } from './find-again.ts';

const isNowhere = (): boolean => !document.activeElement || document.activeElement === document.body;

/** Milliseconds in which whatever has taken a control away may say itself where the keyboard goes on. */
const grace = 80;

/** Milliseconds after which the keyboard waits elsewhere for a control that is still disabled: most calls are quicker. */
const patience = 1000;

const isOff = (control: HTMLElement): boolean => control.isConnected && control.matches(':disabled');

/**
 * The focus never falls to the page's body while a person works: a control that has gone is looked for where it was drawn
 * anew, one that was disabled gets the focus back, else the dialog on top or the screen's heading has it. `first` had the
 * focus when nobody looked after it yet.
 */
export function restoreFocus(first: EventTarget | null): () => void {
  let last: HTMLElement | undefined;
  let find: (() => HTMLElement | null) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let slow: ReturnType<typeof setTimeout> | undefined;
  /** What is disabled, and where the keyboard waits for it. */
  let waiting: { control: HTMLElement; at: HTMLElement } | undefined;

  const look = () => {
    timer = undefined;
    if (!last || !isNowhere()) return;
    if (isOff(last)) slow ??= setTimeout(wait, patience);
    else goOn();
  };
  /** Where the keyboard goes on for want of its own place, the page stays as it is. */
  const goOn = () => {
    const own = find?.();
    if (own) own.focus();
    else nextBest()?.focus({ preventScroll: true });
  };
  const wait = () => {
    slow = undefined;
    if (!last || !isNowhere()) return;
    const at = nextBest();
    if (!isOff(last) || !at) return look();
    waiting = { control: last, at };
    at.focus({ preventScroll: true });
  };
  const later = () => {
    if (waiting && !isOff(waiting.control)) {
      if (document.activeElement === waiting.at) waiting.control.focus();
      waiting = undefined;
    }
    if (last && isNowhere()) timer ??= setTimeout(look, grace);
  };
  const came = ({ target }: { target: EventTarget | null }) => {
    if (!(target instanceof HTMLElement) || target === document.body) return;
    // A dialog takes the focus of its control that is disabled before it can be seen to be nowhere.
    if (last && isOff(last) && target.matches(dialogs) && target.contains(last)) {
      waiting = { control: last, at: target };
      return;
    }
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
  came({ target: first });
  later();
  return () => {
    clearTimeout(timer);
    clearTimeout(slow);
    observer.disconnect();
    document.removeEventListener('focusin', came);
    document.removeEventListener('pointerdown', pressed);
  };
}

const dialogs = '.MuiDialog-container, .MuiDrawer-paper';

const nextBest = (): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>(dialogs)].at(-1) ??
  document.querySelector<HTMLElement>('main h1[tabindex], h1[tabindex], main');
