import type { CallContext } from '../../../server/context.ts';

/** A link of five minutes to a file; null for anyone else than who asked for it, and once it is gone. */
export const ownFile = async (
  { actor, files }: Pick<CallContext, 'actor' | 'files'>,
  owner: unknown,
  file: unknown,
): Promise<string | null> =>
  owner === actor.id && typeof file === 'string' && (await files.has(file)) ? files.link(file) : null;
