import { createHash } from 'node:crypto';
import type { ServerActor } from '../context.ts';

/** By what someone may see, of that moment: what was made of it is theirs for as long as it is the same. */
export const sightOf = ({ type, permissions, scope }: ServerActor): string =>
  createHash('sha256')
    .update(JSON.stringify([type, [...permissions].sort(), scope]))
    .digest('base64url');
