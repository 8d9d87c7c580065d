import type { Jobs } from '../../../generated/jobs.ts';
import { type JobHandler, ProviderFault, type Tokens } from '../../../server/context.ts';
import { isConnected, type Provider } from './kept.ts';

/** Tried again while the provider is not there; what it does not know any more is given back. */
export const job: JobHandler<Jobs['integrations/revoke']> = async (job, { provider, tokens, account, about }) => {
  if (!job.connections.configured.includes(provider)) return;
  if (account !== undefined && (await isConnected(job, provider as Provider, job.vault.open(account, about)))) return;
  try {
    await job.connections.revoke(provider, JSON.parse(job.vault.open(tokens, about)) as Tokens);
  } catch (error) {
    if (!(error instanceof ProviderFault) || ['down', 'timeout', 'limited'].includes(error.kind)) throw error;
    job.log('a provider has not taken tokens back', { provider, kind: error.kind, code: error.code });
  }
};
