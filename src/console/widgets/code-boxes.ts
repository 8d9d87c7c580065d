/** What of a pasted or typed text fits into the boxes of a code; null when something else than digits is among them. */
export function pasted(text: string, type: 'number' | 'text'): string | null {
  const bare = text.replace(/\s/g, '');
  return type === 'number' && !/^\d*$/.test(bare) ? null : bare;
}

/** The code with characters put in from a box on; an empty text empties the box. Boxes in between are spaces. */
export function placed(code: string, at: number, text: string, length: number): string {
  const boxes = Array.from({ length }, (_, box) => code[box] ?? ' ');
  [...(text || ' ')].slice(0, length - at).forEach((character, offset) => {
    boxes[at + offset] = character;
  });
  return boxes.join('').trimEnd();
}
