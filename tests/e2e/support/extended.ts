/** Of journeys beside the main way through a part, or with builds and servers of their own: `--every-journey` has them. */
export const extended = '@extended';
