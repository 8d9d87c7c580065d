/** The row of a button may be gone with what was done: `next` is the next best place, or else the screen's heading. */
export function rescueFocus(next?: () => HTMLElement | null | undefined): void {
  requestAnimationFrame(() => {
    if (document.activeElement && document.activeElement !== document.body) return;
    (next?.() ?? document.querySelector('h1'))?.focus();
  });
}
