/** A seeded stream of numbers: the same seed makes the same test. */
export { type Random, randomOf as random } from '../../scripts/seed/random.ts';
