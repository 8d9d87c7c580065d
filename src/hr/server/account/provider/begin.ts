import type { Calls } from '../../../../generated/calls.ts';
import type { Handler } from '../../../../server/context.ts';

const errors = {
  unknown: 'UnknownProvider',
  unusable: 'UnusableProvider',
  unreachable: 'ProviderUnreachable',
} as const;

export const handler: Handler<Calls['account/provider/begin']> = async (context) => {
  const { begun } = context.identity;
  if (!begun || 'refused' in begun) return context.fail(errors[begun?.refused ?? 'unknown']);
  return { status: 200, url: begun.url };
};
