/** As much as a row has of a long text: also while what unfolds it is on the way, so that nothing moves. */
export const threeLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
} as const;
