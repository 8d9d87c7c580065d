import { controlBefore, controls, movedAt } from './last-layout.ts';

/** Pixels that a hand may tremble between press and release, or between two clicks. */
const tremble = 8;
/** Milliseconds between the clicks of a double click, at most. */
const doubleClick = 500;

interface Press {
  time: number;
  x: number;
  y: number;
  /** What stands over the page there: a dialog, a menu. */
  layer: Element | null;
  /** It keeps the press until the release. */
  held: Element | null;
  /** It goes to this control, in place of whatever has come under the pointer. */
  instead: HTMLElement | null;
}

/**
 * Clicks go where they were aimed at, although the page moves under them:
 * - the second click of a double click does nothing to a dialog or menu that the first one has opened, nor to what
 *   stands beneath one that it has closed;
 * - a control of a form keeps its press until the release (Pointer Events 3, the click goes to the capturing target),
 *   whatever a complaint that comes or goes does to it meanwhile. Dragged off the control, the press is taken back;
 * - a press right after such a move counts for the control that stood there, when it would go to nothing, or when the
 *   pointer has rested since before on a button or choice of a form.
 */
export class SteadyClicks {
  private last: Press | null = null;
  private isSecond = false;
  private moved = { time: 0, x: 0, y: 0 };

  attend(page: Document): () => void {
    const ended = new AbortController();
    const { signal } = ended;
    const listening = { capture: true, signal };
    page.addEventListener('pointermove', (event) => this.move(event), { ...listening, passive: true });
    page.addEventListener('pointerdown', (event) => this.press(event), listening);
    page.addEventListener('mousedown', (event) => this.isMisled() && event.preventDefault(), listening);
    page.addEventListener('click', (event) => this.click(event), listening);
    return () => ended.abort();
  }

  /** Browsers tell of a move also when only the page has moved. */
  private move({ timeStamp, clientX: x, clientY: y }: PointerEvent): void {
    if (x !== this.moved.x || y !== this.moved.y) this.moved = { time: timeStamp, x, y };
  }

  private press(event: PointerEvent): void {
    const { target, clientX: x, clientY: y, timeStamp: time, pointerId } = event;
    if (!event.isPrimary || event.button !== 0 || !(target instanceof Element)) return;
    const before = this.last;
    const layer = target.closest('.MuiModal-root');
    const control = target.closest(controls);
    this.isSecond =
      before !== null && time - before.time < doubleClick && isNear(before, { x, y }) && before.layer !== layer;
    const instead = this.isSecond ? null : this.aimedAt(x, y, time, control, layer);
    const held = control && !this.isSecond && !instead && isInForm(control) ? control : null;
    held?.setPointerCapture?.(pointerId);
    this.last = { time, x, y, layer, held, instead };
  }

  private aimedAt(
    x: number,
    y: number,
    time: number,
    control: Element | null,
    layer: Element | null,
  ): HTMLElement | null {
    const since = movedAt(time);
    if (since === null) return null;
    const before = controlBefore(x, y);
    // What has opened above it since is meant, not what lies beneath.
    if (before?.closest('.MuiModal-root') !== layer) return null;
    const hasRested = this.moved.time < since && isNear(this.moved, { x, y });
    return !control || (hasRested && before && isInForm(before)) ? before : null;
  }

  private isMisled(): boolean {
    return this.isSecond || Boolean(this.last?.instead);
  }

  /** Those of the keyboard, and of scripts, always count. */
  private click(event: MouseEvent): void {
    const { last } = this;
    if (event.detail === 0 || !event.isTrusted || !last) return;
    const { clientX: x, clientY: y } = event;
    const isDragged = last.held !== null && !isNear(last, { x, y }) && !isOver(last.held, x, y);
    if (!this.isMisled() && !isDragged) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!last.instead) return;
    last.instead.focus();
    last.instead.click();
    last.instead = null;
  }
}

const isNear = (a: { x: number; y: number }, b: { x: number; y: number }): boolean =>
  Math.hypot(a.x - b.x, a.y - b.y) <= tremble;

const isOver = (control: Element, x: number, y: number): boolean => control.contains(document.elementFromPoint(x, y));

/** Complaints come and go there only. Text is selected with the pointer, so inputs for text are left alone. */
function isInForm(control: Element): boolean {
  if (!control.matches('button, label, [role="radio"], input[type="radio"], input[type="checkbox"]')) return false;
  if (control.closest('[draggable="true"]')) return false;
  return (
    (control instanceof HTMLButtonElement && control.form !== null) || control.closest('form, [role="dialog"]') !== null
  );
}
