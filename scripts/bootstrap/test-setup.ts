import { generate } from './prepare.mjs';

/**
 * Before any test: artifacts and validators in `.build/` belong to the documents of this moment. A document that cannot
 * be read is told, and stops only the tests that need it; `npm test` counts it in its own section.
 */
export default async function setup(): Promise<void> {
  await generate().catch((error: Error) => console.error(error.message));
}
