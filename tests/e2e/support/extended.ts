/**
 * Of journeys along the side ways of a part, and of those that wait for a build: `npm test -- --every-journey` has them.
 * Without it each part is gone through once.
 */
export const extended = '@extended';
