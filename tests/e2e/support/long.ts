/** Of journeys that take a minute of processor for what other tests hold in part: `npm test -- --every-journey` has them. */
export const long = '@long';
