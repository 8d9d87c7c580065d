/**
 * Background of what scrolls sideways: a shade at an end says that more is there; a piece of the ground goes along with
 * what scrolls, and hides it where that ends.
 */
export const shadesAtEnds = (ground: string, ink: string): string => {
  const shade = `color-mix(in srgb, ${ink} 18%, transparent)`;
  const at = (end: string, size: number, colours: string, moves: string) =>
    `linear-gradient(to ${end}, transparent, ${colours}) ${end} / ${size}px 100% no-repeat ${moves}`;
  return [
    ...['left', 'right'].map((end) => at(end, 48, `${ground} 60%`, 'local')),
    ...['left', 'right'].map((end) => at(end, 14, shade, 'scroll')),
  ].join();
};
