import type { Access } from '../../../server/context.ts';
import { loadToken } from '../company/api-token.load.ts';
import { loadActor } from './actor.ts';
import { mayViewAs } from './view-as.ts';

/** What the engine is told about people. */
export const access: Access = {
  people: 'people/user',
  loadActor,
  loadToken,
  mayViewAs,
  tables: ['user_profile', 'membership', 'access_group', 'company'],
};
