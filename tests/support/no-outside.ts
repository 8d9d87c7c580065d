import type { JobDeps } from '../../src/server/jobs/run.ts';
import { createVault } from '../../src/server/session/vault.ts';

const nowhere = (): never => {
  throw new Error('there is no provider in this test');
};

/** Of jobs that ask no provider and make no call. */
export const noOutside: Pick<JobDeps, 'vault' | 'connections' | 'inCall' | 'text'> = {
  text: (message) => message,
  inCall: async () => null,
  vault: createVault('a secret of the tests, long enough to be one'),
  connections: { configured: [], as: nowhere, revoke: nowhere },
};
