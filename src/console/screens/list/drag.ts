interface Drag {
  handle: HTMLElement;
  /** In the page, so that scrolling meanwhile does no harm. */
  startY: number;
  pointerId: number;
  /** The index among the rows where it was let go. */
  drop(index: number): void;
}

/**
 * Follows the pointer with the handle's row and lets the others make room. Rows are only shifted while it lasts;
 * the new order is drawn by the part that hears of the drop. Escape and a lost pointer put everything back.
 */
export function drag({ handle, startY, pointerId, drop }: Drag): void {
  const row = handle.closest('tr');
  const body = row?.parentElement;
  if (!row || !body) return;
  const rows = [...body.children] as HTMLElement[];
  const from = rows.indexOf(row);
  const boxes = rows.map((one) => one.getBoundingClientRect());
  const own = boxes[from] as DOMRect;
  let to = from;
  document.body.style.userSelect = 'none';

  const move = (event: PointerEvent) => {
    if (event.pointerId !== pointerId) return;
    const by = event.pageY - startY;
    const middle = own.top + own.height / 2 + by;
    to = boxes.reduce((place, box, index) => {
      const centre = box.top + box.height / 2;
      if (index < from && middle < centre) return Math.min(place, index);
      return index > from && middle > centre ? Math.max(place, index) : place;
    }, from);
    row.dataset.dragged = '';
    row.style.transform = `translateY(${by}px)`;
    rows.forEach((one, index) => {
      if (one === row) return;
      const shift = index > from && index <= to ? -own.height : index < from && index >= to ? own.height : 0;
      one.style.transform = shift ? `translateY(${shift}px)` : '';
      one.style.transition = 'transform 120ms';
    });
    scrollAtEdges(event.clientY);
  };
  const end = (commit: boolean) => {
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', up);
    removeEventListener('pointercancel', cancel);
    removeEventListener('keydown', key);
    delete row.dataset.dragged;
    document.body.style.userSelect = '';
    for (const one of rows) {
      one.style.transform = '';
      one.style.transition = '';
    }
    if (commit && to !== from) drop(to);
  };
  const up = (event: PointerEvent) => event.pointerId === pointerId && end(true);
  const cancel = () => end(false);
  const key = (event: KeyboardEvent) => event.key === 'Escape' && end(false);
  addEventListener('pointermove', move);
  addEventListener('pointerup', up);
  addEventListener('pointercancel', cancel);
  addEventListener('keydown', key);
}

const edge = 48;

function scrollAtEdges(y: number): void {
  if (y < edge) scrollBy({ top: y - edge });
  else if (y > innerHeight - edge) scrollBy({ top: y - innerHeight + edge });
}
