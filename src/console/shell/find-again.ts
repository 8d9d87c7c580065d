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
