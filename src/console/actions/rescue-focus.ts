/** The row of a button may be gone with what was done: the screen's heading is the next best place. */
export function rescueFocus(): void {
  requestAnimationFrame(() => {
    if (!document.activeElement || document.activeElement === document.body) document.querySelector('h1')?.focus();
  });
}
