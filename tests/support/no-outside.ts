import type { JobContext } from '../../src/server/context.ts';
import { createVault } from '../../src/server/session/vault.ts';

const nowhere = (): never => {
  throw new Error('there is no provider in this test');
};

/** Of jobs that ask no provider. */
export const noOutside: Pick<JobContext, 'vault' | 'connections'> = {
  vault: createVault('a secret of the tests, long enough to be one'),
  connections: { configured: [], as: nowhere, revoke: nowhere },
};
