/** Finds a control again: itself, or what was drawn anew in its place. */
export function finderOf(control: Element): () => HTMLElement | null {
  const { id, tagName } = control;
  const name = nameOf(control);
  return () => {
    if (control.isConnected) return control as HTMLElement;
    const twin = id ? document.getElementById(id) : null;
    if (twin) return twin;
    if (!name) return null;
    const alike = [...document.querySelectorAll<HTMLElement>(tagName)].filter(
      (one) => nameOf(one) === name && !one.closest('[aria-hidden="true"]'),
    );
    return alike.length === 1 ? (alike[0] as HTMLElement) : null;
  };
}

const nameOf = (control: Element): string =>
  (control.getAttribute('aria-label') ?? control.textContent ?? '').trim().slice(0, 200);

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
  const came = ({ target }: FocusEvent) => {
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
