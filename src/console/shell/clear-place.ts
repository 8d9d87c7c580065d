export interface Place {
  left: number;
  top: number;
}

interface Size {
  width: number;
  height: number;
}

export type Box = Place & Size;

const controls = 'a[href], button, input, select, textarea, label, [contenteditable="true"], [tabindex="0"]';
/** Half of the smallest control. */
const grain = 12;

/** At how many points of a box, up to `most`, the pointer would meet a control. What belongs to `own` does not count. */
export function covered({ left, top, width, height }: Box, own: Element, most = Number.POSITIVE_INFINITY): number {
  let met = 0;
  if (!(width > 0 && height > 0)) return met;
  for (const y of points(top, height))
    for (const x of points(left, width)) {
      if (meets(x, y, own)) met += 1;
      if (met >= most) return met;
    }
  return met;
}

function meets(x: number, y: number, own: Element): boolean {
  let there: Element | null | undefined = document.elementFromPoint(x, y);
  if (there && own.contains(there)) there = document.elementsFromPoint(x, y).find((one) => !own.contains(one));
  const control = there?.closest(controls);
  return Boolean(control) && !isOf(control as Element, own);
}

const isOf = (control: Element, own: Element): boolean =>
  own.contains(control) || (control instanceof HTMLLabelElement && control.control === own);

/** From edge to edge, both included. */
function points(from: number, length: number): number[] {
  const count = Math.ceil((length - 2) / grain);
  return Array.from({ length: count + 1 }, (_, at) => from + 1 + ((length - 2) * at) / count);
}

/** The first place at which something of this size covers nothing, or else the one that covers least. */
export function clearPlace(
  size: Size,
  places: readonly Place[],
  coverage: (box: Box, most?: number) => number,
): { place: Place; covers: number } | undefined {
  let best: { place: Place; covers: number } | undefined;
  for (const place of places) {
    const covers = coverage({ ...place, ...size }, best?.covers);
    if (!best || covers < best.covers) best = { place, covers };
    if (covers === 0) break;
  }
  return best;
}
